import type { SessionResponse } from '#contract/sign-in.ts';
import { recordAction } from '../activity/activity-store.ts';
import type { ApiEvent } from '../http/api-event.ts';
import type { Reply } from '../http/reply.ts';
import { browserKind } from './browser-kind.ts';
import { issueSecret } from './cognito-codes.ts';
import type { Challenge, Tokens } from './cognito-client.ts';
import { browserCookie } from './known-browser.ts';
import { challengeCookies } from './challenge-cookie.ts';
import { sessionCookies, setCookie } from './session-cookies.ts';
import { recordUse } from './session-store.ts';
import { claimsOf } from './token-claims.ts';

/**
 * The response with the next step of a sign-in, and its cookies.
 * @throws ApiError if a second factor must be set up and Cognito issues no secret
 */
export async function signInReply(
  { headers }: Pick<ApiEvent, 'headers'>,
  outcome: Tokens | Challenge,
  username: string,
): Promise<Reply<SessionResponse>> {
  if ('access' in outcome) {
    const session = claimsOf(outcome.access);
    await recordAction(session.username, 'sign-in');
    await recordUse(session, browserKind(headers['user-agent']));
    const cookies = [...sessionCookies(outcome), setCookie('browser', browserCookie(username))];
    return { body: { success: true, next: 'dashboard' }, cookies };
  }
  if (outcome.step !== 'set-up-code') {
    return { body: { success: true, next: outcome.step }, cookies: challengeCookies(outcome) };
  }
  const { secret, ...challenge } = await issueSecret(outcome);
  return {
    body: { success: true, next: 'set-up-code', secret },
    cookies: challengeCookies(challenge),
  };
}
