import { setContentType } from './content-type.ts';
import { setVary } from './encoding.ts';
import type { Request, Response } from './event.ts';
import { wholePolicy } from './whole-policy.ts';

/** Reads an object's metadata and removes it from the response. */
function remove(headers: Response['headers'], name: string): string | undefined {
  const metadata = headers[`x-amz-meta-${name}`];
  delete headers[`x-amz-meta-${name}`];
  return metadata && metadata.value;
}

/** Staff pages frame only documents of the API (received mails, newsletter previews), so they can be isolated. */
const staffPage = /^\/builds\/[^/]+\/admin\//;

/**
 * Sets the content security policy that a page was uploaded with, since the headers policy may belong to another build, and
 * the status of an error page. A 304 keeps its status. If S3 sends no metadata with it, the policy of the browser's copy
 * stays in force.
 */
export function handler(event: { request: Request; response: Response }): Response {
  setContentType(event);
  setVary(event);
  const uri = event.request.uri;
  const response = event.response;
  const headers = response.headers;
  const policy = remove(headers, 'policy');
  const frames = remove(headers, 'frames');
  const errors = remove(headers, 'errors');

  if (policy !== undefined) {
    const isStaffPage = staffPage.test(uri);
    const mayFrame = frames !== undefined && !isStaffPage;
    const framed = mayFrame ? frames : isStaffPage ? "'self'" : "'none'";
    headers['content-security-policy'] = { value: wholePolicy(policy, framed) };
    // Third-party frames do not meet COEP, so pages that embed them go without.
    if (!mayFrame) headers['cross-origin-embedder-policy'] = { value: 'require-corp' };
  } else if (response.statusCode === 304) delete headers['content-security-policy'];
  if (errors !== undefined && response.statusCode === 200) {
    const file = uri.replace(/^\/builds\/[^/]+\//, '').replace(/\.br$/, '');
    const statuses = JSON.parse(errors);
    if (Object.prototype.hasOwnProperty.call(statuses, file)) {
      response.statusCode = statuses[file];
      delete response.statusDescription;
    }
  }
  return response;
}
