import { inBestEncoding } from './encoding.ts';
import type { Request } from './event.ts';

/** Requests the brotli copy of an asset if the browser accepts it. */
export function handler(event: { request: Request }): Request {
  const request = event.request;
  request.uri = inBestEncoding(request.uri, request);
  return request;
}
