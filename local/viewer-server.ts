import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Server, Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

export type Incoming = IncomingMessage | Http2ServerRequest;
export type Outgoing = ServerResponse | Http2ServerResponse;

/** A server with the connections that viewers hold to it. */
export interface ViewerServer {
  readonly server: Server;
  /** Takes no new connection, and ends those that are still busy after so many milliseconds. */
  readonly close: (patience: number) => Promise<void>;
}

/**
 * Octets of a TLS record. A browser can use nothing of a record before its end, so edges send small ones,
 * which fit one packet, rather than the 16 KB that TLS allows.
 */
const recordSize = 1_400;

/** Speaks HTTP/1.1, or with a certificate HTTPS: HTTP/2 to all who can, HTTP/1.1 to the others. */
export function createViewerServer(
  answer: (incoming: Incoming, response: Outgoing) => void,
  certificate?: Certificate,
): ViewerServer {
  const server =
    certificate === undefined ? createServer(answer) : secureServer(answer, certificate);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  return {
    server,
    close: (patience) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patience);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

function secureServer(
  answer: (incoming: Incoming, response: Outgoing) => void,
  { cert, key }: Certificate,
) {
  const server = createSecureServer({ cert, key, allowHTTP1: true }, answer);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(recordSize));
  // A viewer that breaks the protocol off, or does not trust us, is its own affair.
  server.on('sessionError', () => {});
  return server;
}
