import { sayThatItVaries } from './encoding.ts';
import type { Request, Response } from './event.ts';

/** S3 cannot keep the one header that tells apart what `asset-request.ts` chooses from. */
export function handler(event: { request: Request; response: Response }): Response {
  sayThatItVaries(event);
  return event.response;
}
