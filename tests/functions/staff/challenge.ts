import { createHmac } from 'node:crypto';
import { environment } from '#contract/environment.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { given } from '../environment.ts';

const [now = ''] = given[environment.originSecrets].split(',');

/** The cookie of a sign-in that waits for its next step, as our own functions sign it. */
export function challengeCookie(
  challenge: object,
  { key = now, until = Date.now() + 600_000 }: { key?: string; until?: number } = {},
): string {
  const held = Buffer.from(JSON.stringify({ ...challenge, until })).toString('base64url');
  const signed = createHmac('sha256', key).update(`challenge\n${held}`).digest('base64url');
  return `${staffCookies.challenge.name}=${held}.${signed}`;
}
