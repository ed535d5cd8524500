import { setContentType } from './content-type.ts';
import { setVary } from './encoding.ts';
import type { Request, Response } from './event.ts';

/** Adds the headers that S3 lacks: the content type, and `Vary`, since `asset-request.ts` chooses an encoding. */
export function handler(event: { request: Request; response: Response }): Response {
  setContentType(event);
  setVary(event);
  return event.response;
}
