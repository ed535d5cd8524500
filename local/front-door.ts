import { ServerResponse } from 'node:http';
import type { Certificate } from './certificate.ts';
import { codeOf } from './data-folder.ts';
import { fromIncoming, send, textResponse, type HttpResponse, type Origin } from './http.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { createViewerServer, type Incoming, type Outgoing } from './viewer-server.ts';

/** The port that viewers come to. */
export interface FrontDoor {
  readonly port: number;
  readonly serve: (origin: Origin) => void;
  /** Lets no further request in and waits for those that are under way, but not for long. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that requests under way have to finish when the runtime stops. */
const patience = 2000;

/**
 * Opens a port on this machine alone, for IPv4 and, where there is one, for the IPv6 loopback.
 * @param port 0 for any that is free
 * @param certificate makes it a port for HTTPS
 * @throws Error in one line where the port cannot be had
 */
export async function openFrontDoor(
  port: number,
  log: Log,
  certificate?: Certificate,
): Promise<FrontDoor> {
  let origin: Origin = starting;
  let closing = false;
  const answer = (incoming: Incoming, response: Outgoing) => {
    void origin(fromIncoming(incoming))
      .catch((error: unknown) => {
        log({ request: incoming.url, error: String(error) });
        return textResponse(502, 'text/plain', 'The local runtime failed: see its log.');
      })
      .then((result) => {
        // A connection that is kept would keep the port open.
        if (closing && response instanceof ServerResponse) response.shouldKeepAlive = false;
        return send(result, response, incoming.method ?? 'GET');
      });
  };
  const ipv4 = createViewerServer(answer, certificate);
  const ipv6 = createViewerServer(answer, certificate);
  const close = async () => {
    closing = true;
    await Promise.all([ipv4, ipv6].map((each) => each.close(patience)));
  };
  try {
    const given = await listen(ipv4.server, port);
    try {
      await listen(ipv6.server, given, '::1');
    } catch (error) {
      // A machine without IPv6 does without it.
      if (codeOf(error) === 'EADDRINUSE') throw error;
    }
    return {
      port: given,
      serve: (next) => {
        origin = next;
      },
      close,
    };
  } catch (cause) {
    await close();
    const reason = codeOf(cause) === 'EADDRINUSE' ? 'is busy' : `cannot be used (${codeOf(cause)})`;
    throw new Error(`Port ${port} ${reason}: choose another with PORT=….`, { cause });
  }
}

function starting(): Promise<HttpResponse> {
  return Promise.resolve(textResponse(503, 'text/plain', 'The site is starting.'));
}
