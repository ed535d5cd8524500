import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { readCertificate } from 'cdk-laptop/certificate.ts';
import { listen } from '../listen.ts';

/** A request that reached the receiver. */
interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const folder = await mkdtemp(join(tmpdir(), 'quietgrid-receiver-'));
const { caFile, cert, key } = await readCertificate(folder);
const authority = readFileSync(caFile, 'utf8');
await rm(folder, { recursive: true });

/**
 * Starts a webhook receiver with TLS on this machine until the test ends.
 * @param respond called after a request was read in full
 */
export async function startReceiver(
  respond: RequestListener,
  { isTrusted = true }: { readonly isTrusted?: boolean } = {},
) {
  const own = getCACertificates('default');
  setDefaultCACertificates(isTrusted ? [...own, authority] : own);
  const received: Received[] = [];
  let connections = 0;
  const server = createServer({ cert, key }, (request, response) => {
    const { method, url: path, headers } = request;
    const receive = (body: string) => {
      received.push({ method, path, headers, body });
      respond(request, response);
    };
    void text(request).then(receive);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const address = await listen(server);
  onTestFinished(async () => {
    setDefaultCACertificates(own);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    port: Number(new URL(address).port),
    received,
    /** TCP connections so far. */
    connections: () => connections,
  };
}
