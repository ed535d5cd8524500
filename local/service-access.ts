import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * Keeps browsers away from a service that only programs of this machine call. A page of any site can send
 * requests to 127.0.0.1, and read the answers once its own name resolves there (DNS rebinding): such a request
 * names that host, and every browser says where a request comes from (`Sec-Fetch-Site`, or `Origin`).
 */
export function withoutBrowsers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { host = '', origin, 'sec-fetch-site': site } = request.headers;
    if (loopback.test(host) && origin === undefined && site === undefined) {
      listener(request, response);
    } else {
      refuse(response);
    }
  };
}

export function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain' });
  response.end('Only programs of this machine are answered here.');
}

/**
 * Whether a request is signed with an access key. Its id is the secret here: nobody but the functions and the
 * operator's commands can know it, so the signature itself is not checked.
 */
export function isSignedWith(accessKeyId: string, { headers }: IncomingMessage): boolean {
  const [, given = ''] = /\bCredential=([^/,\s]+)/.exec(headers.authorization ?? '') ?? [];
  return isSame(given, accessKeyId);
}

/** Compares secrets in a time that tells nothing about them. */
export function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What AWS answers to an access key that it does not know. */
export const unknownKey = {
  name: 'UnrecognizedClientException',
  message: 'The security token included in the request is invalid.',
};
