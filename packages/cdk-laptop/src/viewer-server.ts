import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Server, Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

export type Incoming = IncomingMessage | Http2ServerRequest;
export type Outgoing = ServerResponse | Http2ServerResponse;
type Handler = (incoming: Incoming, response: Outgoing) => void;

/** A server that knows its open connections. */
export interface ViewerServer {
  readonly server: Server;
  /** Accepts no new connection. Destroys those that are still busy after the timeout, in milliseconds. */
  readonly close: (timeout: number) => Promise<void>;
}

/**
 * Bytes of a TLS record. A browser can use a record only once it is complete, so CDN edges send records that
 * fit one packet instead of the 16 KB that TLS allows.
 */
const recordBytes = 1_400;

/** Without a certificate: HTTP/1.1. With one: HTTPS, as HTTP/2 or HTTP/1.1. */
export function createViewerServer(handler: Handler, certificate?: Certificate): ViewerServer {
  const server =
    certificate === undefined ? createServer(handler) : createTlsServer(handler, certificate);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  return {
    server,
    close: (timeout) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => sockets.forEach((socket) => socket.destroy()), timeout);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

function createTlsServer(handler: Handler, { cert, key }: Certificate) {
  const server = createSecureServer({ cert, key, allowHTTP1: true }, handler);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(recordBytes));
  // A viewer that violates the protocol, or rejects the certificate, must not end the process.
  server.on('sessionError', () => {});
  return server;
}
