import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { Email } from '../ses/email.ts';
import { headerOf } from '../ses/headers.ts';

const timeout = 10_000;

/**
 * The address of one-click unsubscribe (RFC 8058), if the mail offers it. The RFC requires HTTPS, but a laptop's site may
 * lack it.
 */
export function oneClickUrl({ headers }: Email): string | undefined {
  const offer = headerOf(headers, 'List-Unsubscribe-Post')?.trim();
  if (offer !== 'List-Unsubscribe=One-Click') return undefined;
  return /<(https?:\/\/[^<>\s]+)>/.exec(headerOf(headers, 'List-Unsubscribe') ?? '')?.[1];
}

/**
 * Presses the button as a mail client does: a POST without cookies, origin or redirects.
 * @returns the outcome in words
 */
export async function pressOneClick(email: Email, ca: string | undefined): Promise<string> {
  const url = oneClickUrl(email);
  if (url === undefined) return 'the mail offers none';
  try {
    return `${new URL(url).host} responded with ${await post(url, ca)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function post(url: string, ca: string | undefined): Promise<number> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    signal: AbortSignal.timeout(timeout),
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = url.startsWith('https:')
    ? requestByHttps(url, { ...options, ...(ca && { ca }) })
    : requestByHttp(url, options);
  request.on('error', reject);
  request.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  request.end('List-Unsubscribe=One-Click');
  return promise;
}
