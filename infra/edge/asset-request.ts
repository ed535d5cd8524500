import { inBestEncoding } from './encoding.ts';
import type { Request } from './event.ts';

/** Leads to the asset as the build compressed it, where the visitor's browser can read that. */
export function handler(event: { request: Request }): Request {
  const request = event.request;
  request.uri = inBestEncoding(request.uri, request);
  return request;
}
