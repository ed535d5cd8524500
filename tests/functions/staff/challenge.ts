import { createHmac } from 'node:crypto';
import { staffCookies } from '#contract/staff-session.ts';
import { given } from '../environment.ts';

/** A signed cookie of a sign-in between two steps. */
export function challengeCookie(
  challenge: object,
  {
    key = given.SIGNATURE_KEY,
    until = Date.now() + 600_000,
  }: { key?: string; until?: number } = {},
): string {
  const held = Buffer.from(JSON.stringify({ ...challenge, until })).toString('base64url');
  const signed = createHmac('sha256', key).update(`challenge\n${held}`).digest('base64url');
  return `${staffCookies.challenge.name}=${held}.${signed}`;
}
