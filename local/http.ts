import { ServerResponse } from 'node:http';
import { Http2ServerRequest } from 'node:http2';
import type { Incoming, Outgoing } from './viewer-server.ts';

/** A request on its way from the viewer to an origin. Header names compare without case. */
export interface HttpRequest {
  readonly method: string;
  /** Still percent-encoded, with its leading slash and without the query. */
  readonly path: string;
  /** Still percent-encoded, without the question mark; empty where there is none. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Buffer>;
  readonly viewerIp: string;
}

export interface HttpResponse {
  readonly status: number;
  /** Only where it differs from the status code's usual text. */
  readonly statusText?: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** What answers requests for a host: a bucket, an API, a distribution. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>;

export function fromIncoming(message: Incoming): HttpRequest {
  const headers = new Headers();
  const { rawHeaders } = message;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // HTTP/2's own, such as ":path".
    if (!name.startsWith(':')) headers.append(name, rawHeaders[at + 1] ?? '');
  }
  // A browser sends one Cookie header; several (HTTP/2) are joined by semicolons, not by commas.
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

/** Writes a response out. Without a body where the method or the status has none. */
export function send(response: HttpResponse, to: Outgoing, method: string): void {
  const { status, statusText, headers, body } = response;
  to.statusCode = status;
  // HTTP/2 has no text beside its codes.
  if (statusText !== undefined && to instanceof ServerResponse) to.statusMessage = statusText;
  for (const [name, value] of headers) to.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
  const unsized = status === 204 || status === 304;
  if (unsized) to.removeHeader('content-length');
  else to.setHeader('content-length', body.length);
  if (unsized || method === 'HEAD') to.end();
  else to.end(body);
}

/**
 * Reads a request's body to its end.
 * @returns undefined where it holds more octets than the limit.
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Beyond the limit it is still read, and forgotten, so that the client gets to see the answer.
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}

export function textResponse(status: number, contentType: string, body: string): HttpResponse {
  return { status, headers: new Headers({ 'content-type': contentType }), body: Buffer.from(body) };
}
