import { ServerResponse } from 'node:http';
import type { Certificate } from './certificate.ts';
import { errorCode } from './data-folder.ts';
import { fromIncoming, send, textResponse, type Origin } from './http.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { createViewerServer, type Incoming, type Outgoing } from './viewer-server.ts';

/** A port that viewers open: the site's or the mailbox's. */
export interface SiteServer {
  readonly port: number;
  readonly serve: (origin: Origin) => void;
  /** Accepts no further request and waits a short time for those in flight. */
  readonly close: () => Promise<void>;
}

/** Milliseconds for requests in flight to finish when the runtime stops. */
const closeTimeout = 2000;

const starting: Origin = async () => textResponse(503, 'text/plain', 'The site is starting.');

/**
 * Listens on the IPv4 loopback and, if the machine has one, on the IPv6 loopback.
 * @param port 0 for any free port
 * @param setting the environment variable of the port, for the error message
 * @param certificate serves HTTPS instead of HTTP
 * @throws a one-line Error if the port cannot be used
 */
export async function openSiteServer(
  port: number,
  setting: string,
  log: Log,
  certificate?: Certificate,
): Promise<SiteServer> {
  let origin = starting;
  let closing = false;
  const handle = (incoming: Incoming, response: Outgoing) => {
    void origin(fromIncoming(incoming))
      .catch((error: unknown) => {
        log({ request: incoming.url, error: String(error) });
        return textResponse(502, 'text/plain', 'The local runtime failed: see its log.');
      })
      .then((result) => {
        // A keep-alive connection would keep the port open.
        if (closing && response instanceof ServerResponse) response.shouldKeepAlive = false;
        return send(result, response, incoming.method ?? 'GET');
      });
  };
  const ipv4 = createViewerServer(handle, certificate);
  const ipv6 = createViewerServer(handle, certificate);
  const close = async () => {
    closing = true;
    await Promise.all([ipv4, ipv6].map((server) => server.close(closeTimeout)));
  };
  try {
    const boundPort = await listen(ipv4.server, port);
    try {
      await listen(ipv6.server, boundPort, '::1');
    } catch (error) {
      // Any other error means that the machine has no IPv6.
      if (errorCode(error) === 'EADDRINUSE') throw error;
    }
    return {
      port: boundPort,
      serve: (next) => {
        origin = next;
      },
      close,
    };
  } catch (cause) {
    await close();
    const code = errorCode(cause);
    // Another program has the IPv6 half of the port that was free.
    if (code === 'EADDRINUSE' && port === 0) return openSiteServer(0, setting, log, certificate);
    const reason = code === 'EADDRINUSE' ? 'is busy' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${reason}: choose another with ${setting}=….`, { cause });
  }
}
