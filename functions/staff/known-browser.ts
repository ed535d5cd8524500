import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { staffCookies } from '#contract/staff-cookies.ts';
import { listFromEnvironment } from '../http/environment.ts';
import { readCookie } from './session-cookies.ts';

/** The first signs; all of them verify, so that a rotation of the secret forgets no browser at once. */
const keys = listFromEnvironment('originSecrets');

/**
 * A cookie by which the throttle tells a browser that has signed in with a name from one that has not.
 * It opens nothing: whoever steals it may guess a little faster, as one browser may.
 */
export function browserCookie(username: string): string {
  const expiry = Math.floor(Date.now() / 1000) + staffCookies.browser.seconds;
  const [key = ''] = keys;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${expiry}.${signature(key, id, expiry, username.toLowerCase())}`;
}

/** What a request's browser is called, where it has signed in with that name before. */
export function knownBrowser(
  event: Pick<APIGatewayProxyEventV2, 'cookies'>,
  name: string,
): string | undefined {
  const [id = '', expiry = '', given = ''] = readCookie(event, 'browser').split('.');
  if (!(Number(expiry) * 1000 > Date.now())) return undefined;
  const known = keys.some((key) => equal(signature(key, id, Number(expiry), name), given));
  return known ? id : undefined;
}

function signature(key: string, id: string, expiry: number, name: string): string {
  const text = `known browser\n${id}\n${expiry}\n${name}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
