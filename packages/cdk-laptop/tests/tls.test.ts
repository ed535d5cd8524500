import { createPrivateKey, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect, type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2';
import { createServer } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readCertificate } from '../src/certificate.ts';
import { openSiteServer } from '../src/site-server.ts';
import { listen } from '../src/listen.ts';
import { api, distributionOfApi, lambda, route } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const echo = `export const handler = async ({ headers, cookies, body }) => ({
  statusCode: 200,
  headers: { 'content-type': 'text/plain' },
  cookies: ['one=1; Path=/', 'two=2; Path=/'],
  body: JSON.stringify({ cookies, body, host: headers.host }),
});`;

let site: FixtureRuntime;
let ca: Buffer;

beforeAll(async () => {
  const stack = {
    Resources: { ...api, ...distributionOfApi, Fn: lambda('code'), ...route('POST /echo', 'Fn') },
  };
  site = await serveFixture(stack, { code: { 'index.mjs': echo } }, { tls: true });
  ca = readFileSync(site.caFile ?? '');
});

async function overHttp2(headers: Record<string, string>, body = '') {
  const session = connect(site.url, { ca });
  onTestFinished(() => session.close());
  const stream: ClientHttp2Stream = session.request(headers);
  if (headers[':method'] === 'POST') stream.end(body);
  const [response]: IncomingHttpHeaders[] = await once(stream, 'response');
  return { response, body: await text(stream), protocol: session.alpnProtocol };
}

describe('The site over TLS', () => {
  test('uses HTTP/2 by default, with a certificate of the local authority', async () => {
    const { protocol, response } = await overHttp2({ ':path': '/api/nothing' });

    expect(site.url).toMatch(/^https:\/\/localhost:\d+$/);
    expect(protocol).toBe('h2');
    expect(response?.[':status']).toBe(404);
  });

  test('passes body, cookies and host through HTTP/2 unchanged', async () => {
    const { response, body } = await overHttp2(
      { ':path': '/api/echo', ':method': 'POST', cookie: 'a=1; b=2', 'content-type': 'text/plain' },
      'quiet',
    );

    expect(JSON.parse(body)).toMatchObject({ cookies: ['a=1', 'b=2'], body: 'quiet' });
    expect(response?.['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
  });

  test('supports clients with HTTP/1.1 only', async () => {
    const outgoing = get(`${site.url}/api/nothing`, { ca });
    const [response] = await once(outgoing, 'response');

    expect([response.httpVersion, response.statusCode]).toEqual(['1.1', 404]);
    expect(await buffer(response)).not.toHaveLength(0);
  });

  test('is rejected by clients that do not trust the authority', async () => {
    await expect(fetch(site.url)).rejects.toThrow('fetch failed');
  });

  test('is valid for the loopback addresses too', async () => {
    const port = Number(new URL(site.url).port);
    for (const host of ['127.0.0.1', '::1']) {
      const socket: TLSSocket = connectTls({ host, port, ca, ALPNProtocols: ['h2'] });
      await once(socket, 'secureConnect');
      expect([socket.authorized, socket.alpnProtocol]).toEqual([true, 'h2']);
      socket.destroy();
    }
  });

  test('survives a plain HTTP request', async () => {
    await expect(fetch(site.url.replace('https', 'http'))).rejects.toThrow('fetch failed');
    expect((await overHttp2({ ':path': '/api/nothing' })).response?.[':status']).toBe(404);
  });
});

test('An open connection does not keep the port', async () => {
  const certificate = await readCertificate(temporaryFolder());
  const siteServer = await openSiteServer(0, 'PORT', () => {}, certificate);
  const session = connect(`https://localhost:${siteServer.port}`, {
    ca: readFileSync(certificate.caFile),
  });
  const stream = session.request({ ':path': '/' });
  await once(stream.resume(), 'close');
  const closed = once(session, 'close');
  await siteServer.close();
  await closed;

  const server = createServer();
  onTestFinished(() => void server.close());
  expect(await listen(server, siteServer.port)).toBe(siteServer.port);
});

describe('The certificate', () => {
  test('is reused, so that the authority needs to be trusted once', async () => {
    const folder = temporaryFolder();
    const first = await readCertificate(folder);

    expect(await readCertificate(folder)).toEqual(first);
  });

  test('leaves no key that could issue another certificate', async () => {
    const folder = temporaryFolder();
    const { caFile, key } = await readCertificate(folder);
    const authority = new X509Certificate(readFileSync(caFile));

    expect(authority.checkPrivateKey(createPrivateKey(key))).toBe(false);
    expect(readdirSync(join(folder, 'tls')).toSorted()).toEqual(['ca.pem', 'cert.pem', 'key.pem']);
  });

  test.each([
    ['is damaged', 'cert.pem'],
    ['has a damaged key', 'key.pem'],
    ['has a damaged authority', 'ca.pem'],
    ['lacks its key', 'key.pem'],
    ['lacks its authority', 'ca.pem'],
  ])('is reissued if it %s', async (reason, name) => {
    const folder = temporaryFolder();
    const first = await readCertificate(folder);
    const file = join(folder, 'tls', name);
    if (reason.includes('damaged')) writeFileSync(file, 'torn');
    else rmSync(file);
    const second = await readCertificate(folder);

    expect(second.cert).not.toBe(first.cert);
    const { publicKey } = new X509Certificate(readFileSync(second.caFile));
    expect(new X509Certificate(second.cert).verify(publicKey)).toBe(true);
  });
});
