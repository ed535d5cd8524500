import { randomBytes } from 'node:crypto';
import type { ApiEvent } from '../http/api-event.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { foldedUsername } from '#contract/text.ts';
import { isSigned, signature } from '../http/signature.ts';
import { readCookie } from './session-cookies.ts';

/**
 * A cookie that shows the rate limit that this browser signed in with this username before. It grants no access; a
 * thief gets one known browser's attempts.
 */
export function browserCookie(username: string): string {
  const expiry = Math.floor(Date.now() / 1000) + staffCookies.browser.seconds;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${expiry}.${signature(textOf(id, expiry, foldedUsername(username)))}`;
}

/** The id of the request's browser, if it has signed in with this username before. */
export function knownBrowser(event: Pick<ApiEvent, 'cookies'>, name: string): string | undefined {
  const [id = '', expiry = '', given = ''] = readCookie(event, 'browser').split('.');
  if (!(Number(expiry) * 1000 > Date.now())) return undefined;
  return isSigned(textOf(id, Number(expiry), name), given) ? id : undefined;
}

function textOf(id: string, expiry: number, name: string): string {
  return `known browser\n${id}\n${expiry}\n${name}`;
}
