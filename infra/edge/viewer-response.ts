import { sayThatItVaries } from './encoding.ts';
import type { Request, Response } from './event.ts';

/** Takes what the object was uploaded with out of the headers: visitors do not see it as it is. */
function take(headers: Response['headers'], name: string): string | undefined {
  const metadata = headers[`x-amz-meta-${name}`];
  delete headers[`x-amz-meta-${name}`];
  return metadata && metadata.value;
}

/**
 * Gives a page the content security policy that it was built with, which its build's headers policy may no
 * longer or not yet be, a text its charset, and a page that means an error the status it was uploaded with. A 304 keeps its
 * status and, where S3's metadata is not with it, the policy that the browser's own copy came with.
 */
export function handler(event: { request: Request; response: Response }): Response {
  sayThatItVaries(event);
  const response = event.response;
  const headers = response.headers;
  const policy = take(headers, 'policy');
  const embedder = take(headers, 'embedder');
  const status = take(headers, 'status');

  if (policy !== undefined) headers['content-security-policy'] = { value: policy };
  else if (response.statusCode === 304) delete headers['content-security-policy'];
  if (embedder !== undefined) headers['cross-origin-embedder-policy'] = { value: embedder };
  const type = headers['content-type'];
  // RFC 9116, section 3, wants the charset of security.txt said; the uploads guess types without one.
  if (type && type.value === 'text/plain') {
    headers['content-type'] = { value: 'text/plain; charset=utf-8' };
  }
  if (status !== undefined && response.statusCode === 200) {
    response.statusCode = parseInt(status, 10);
    delete response.statusDescription;
  }
  return response;
}
