import { setContentType } from './content-type.ts';
import { sayThatItVaries } from './encoding.ts';
import type { Request, Response } from './event.ts';

/** Takes what the object was uploaded with out of the headers: visitors do not see it as it is. */
function take(headers: Response['headers'], name: string): string | undefined {
  const metadata = headers[`x-amz-meta-${name}`];
  delete headers[`x-amz-meta-${name}`];
  return metadata && metadata.value;
}

/** They frame nobody, so that they can be isolated. */
const staffPage = /^\/builds\/[^/]+\/admin\//;

/**
 * Gives a page the content security policy of the build that it was uploaded with, which the headers policy may no
 * longer or not yet be, and a page that means an error its status. A 304 keeps its status and, where S3's metadata is
 * not with it, the policy that the browser's own copy came with.
 */
export function handler(event: { request: Request; response: Response }): Response {
  setContentType(event);
  sayThatItVaries(event);
  const uri = event.request.uri;
  const response = event.response;
  const headers = response.headers;
  const policy = take(headers, 'policy');
  const frames = take(headers, 'frames');
  const errors = take(headers, 'errors');

  if (policy !== undefined) {
    const mayFrame = frames !== undefined && !staffPage.test(uri);
    headers['content-security-policy'] = {
      value: mayFrame
        ? `${policy}; connect-src 'self' ${frames}; frame-src ${frames}`
        : `${policy}; connect-src 'self'; frame-src 'none'`,
    };
    // A page that embeds a third party's frame cannot demand of it what COEP demands.
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
