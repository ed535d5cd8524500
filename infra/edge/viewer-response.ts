import type { Response } from './event.ts';

/**
 * Gives a page that means an error the status it was uploaded with. A 304 stays as it is: the browser then
 * shows its own copy, status included, and has no body for another one.
 */
export function handler(event: { response: Response }): Response {
  const response = event.response;
  const status = response.headers['x-amz-meta-status'];
  if (status) {
    delete response.headers['x-amz-meta-status'];
    if (response.statusCode === 200) {
      response.statusCode = parseInt(status.value, 10);
      delete response.statusDescription;
    }
  }
  return response;
}
