import { createServer } from 'node:http';
import { codeOf } from './data-folder.ts';
import { fromIncoming, send, textResponse, type HttpResponse, type Origin } from './http.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';

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
 * @throws Error in one line where the port cannot be had
 */
export async function openFrontDoor(port: number, log: Log): Promise<FrontDoor> {
  let origin: Origin = starting;
  let closing = false;
  const servers = [createServer(), createServer()] as const;
  for (const server of servers) {
    server.on('request', (incoming, response) => {
      void origin(fromIncoming(incoming))
        .catch((error: unknown) => {
          log({ request: incoming.url, error: String(error) });
          return textResponse(502, 'text/plain', 'The local runtime failed: see its log.');
        })
        .then((answer) => {
          // A connection that is kept would keep the port open.
          if (closing) response.shouldKeepAlive = false;
          return send(answer, response, incoming.method ?? 'GET');
        });
    });
  }
  const [ipv4, ipv6] = servers;
  const close = () => {
    closing = true;
    return Promise.all(
      servers.map((server) => {
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        return new Promise<void>((resolve) => {
          server.close(() => {
            clearTimeout(timer);
            resolve();
          });
          server.closeIdleConnections();
        });
      }),
    );
  };
  try {
    const given = await listen(ipv4, port);
    try {
      await listen(ipv6, given, '::1');
    } catch (error) {
      // A machine without IPv6 does without it.
      if (codeOf(error) === 'EADDRINUSE') throw error;
    }
    return {
      port: given,
      serve: (next) => {
        origin = next;
      },
      close: async () => void (await close()),
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
