import { setContentType } from './content-type.ts';
import { sayThatItVaries } from './encoding.ts';
import type { Request, Response } from './event.ts';

/** Says what S3 does not: the type of an asset, and that `asset-request.ts` chooses between two encodings. */
export function handler(event: { request: Request; response: Response }): Response {
  setContentType(event);
  sayThatItVaries(event);
  return event.response;
}
