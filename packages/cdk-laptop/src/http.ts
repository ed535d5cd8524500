import { ServerResponse } from 'node:http';
import { Http2ServerRequest } from 'node:http2';
import type { Incoming, Outgoing } from './viewer-server.ts';

/** A request on its way from the viewer to an origin. */
export interface HttpRequest {
  readonly method: string;
  /** Percent-encoded, with its leading slash, without the query. */
  readonly path: string;
  /** Percent-encoded, without the question mark; may be empty. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Buffer>;
  readonly viewerIp: string;
}

export interface HttpResponse {
  readonly status: number;
  /** Set only if it differs from the status code's usual text. */
  readonly statusText?: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Handles requests for a host: a bucket, an API, a distribution. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>;

export function fromIncoming(message: Incoming): HttpRequest {
  const headers = new Headers();
  const { rawHeaders } = message;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // HTTP/2 pseudo-headers, such as ":path".
    if (!name.startsWith(':')) headers.append(name, rawHeaders[index + 1] ?? '');
  }
  // HTTP/2 may split the Cookie header. Its parts are joined by semicolons, not by commas.
  if (message.headers.cookie !== undefined) headers.set('cookie', message.headers.cookie);
  if (message instanceof Http2ServerRequest) headers.set('host', message.authority);
  const target = message.url ?? '/';
  const mark = target.indexOf('?');
  return {
    method: message.method ?? 'GET',
    path: mark === -1 ? target : target.slice(0, mark),
    query: mark === -1 ? '' : target.slice(mark + 1),
    headers,
    body: message,
    viewerIp: message.socket.remoteAddress ?? '127.0.0.1',
  };
}

/** Sends a response, without a body if the method or the status allows none. */
export function send(response: HttpResponse, to: Outgoing, method: string): void {
  const { status, statusText, headers, body } = response;
  to.statusCode = status;
  // HTTP/2 has no status text.
  if (statusText !== undefined && to instanceof ServerResponse) to.statusMessage = statusText;
  for (const [name, value] of headers) to.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  const bodiless = status === 204 || status === 304;
  if (bodiless) to.removeHeader('content-length');
  else to.setHeader('content-length', body.length);
  if (bodiless || method === 'HEAD') to.end();
  else to.end(body);
}

/**
 * Reads a request's body to its end.
 * @returns undefined if it is larger than the limit, in bytes
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // The rest is read and dropped: the client sees the response only after sending everything.
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

export function textResponse(status: number, contentType: string, body: string): HttpResponse {
  return { status, headers: new Headers({ 'content-type': contentType }), body: Buffer.from(body) };
}
