import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * Rejects requests of browsers to a service that only programs on this machine call. Any web page can send requests
 * to 127.0.0.1, and can read the responses if its own name resolves there (DNS rebinding). Such a request has that
 * name as its host, and browsers send `Sec-Fetch-Site` or `Origin`.
 */
export function rejectBrowsers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host = '', origin, 'sec-fetch-site': site } = request.headers;
    if (isLoopback(host) && origin === undefined && site === undefined) {
      listener(request, response);
    } else {
      sendForbidden(response);
    }
  };
}

/** @param host as in the header */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

export function sendForbidden(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain' });
  response.end('Only programs on this machine may call this service.');
}

/** Of all callers. What they sign with is checked in presigned URLs only, which others get to see. */
export const secretAccessKey = 'local';

/**
 * Whether a request is signed with an access key. The key's id is a secret here, which only the functions and the
 * staff command know, so the signature itself is not checked.
 */
export function isSignedWith(accessKeyId: string, { headers }: IncomingMessage): boolean {
  const [, id = ''] = /\bCredential=([^/,\s]+)/.exec(headers.authorization ?? '') ?? [];
  return equalsInConstantTime(id, accessKeyId);
}

/** Compares secrets without revealing them by timing. */
export function equalsInConstantTime(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** AWS's error for an unknown access key. */
export const unknownAccessKey = {
  name: 'UnrecognizedClientException',
  message: 'The security token included in the request is invalid.',
};
