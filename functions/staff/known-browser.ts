import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { staffCookies } from '#contract/staff-session.ts';
import { readCookie } from './session-cookies.ts';
import { isSigned, signature } from './signature.ts';

/**
 * A cookie by which the throttle tells a browser that has signed in with a name from one that has not.
 * It opens nothing: whoever steals it may guess a little faster, as one browser may.
 */
export function browserCookie(username: string): string {
  const expiry = Math.floor(Date.now() / 1000) + staffCookies.browser.seconds;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${expiry}.${signature(textOf(id, expiry, username.toLowerCase()))}`;
}

/** What a request's browser is called, where it has signed in with that name before. */
export function knownBrowser(
  event: Pick<APIGatewayProxyEventV2, 'cookies'>,
  name: string,
): string | undefined {
  const [id = '', expiry = '', given = ''] = readCookie(event, 'browser').split('.');
  if (!(Number(expiry) * 1000 > Date.now())) return undefined;
  return isSigned(textOf(id, Number(expiry), name), given) ? id : undefined;
}

function textOf(id: string, expiry: number, name: string): string {
  return `known browser\n${id}\n${expiry}\n${name}`;
}
