import { Readable } from 'node:stream';
import type { HttpRequest, HttpResponse } from '../src/http.ts';

/** A request as the site server passes it on. */
export function request(
  changes: Partial<HttpRequest> & { readonly body?: never } = {},
): HttpRequest {
  return {
    method: 'GET',
    path: '/',
    query: '',
    headers: new Headers(),
    body: Readable.from([]),
    viewerIp: '203.0.113.7',
    ...changes,
  };
}

export function response(
  body: string,
  headers: Record<string, string> = {},
  status = 200,
): HttpResponse {
  return { status, headers: new Headers(headers), body: Buffer.from(body) };
}
