import type { ApiEvent } from '../http/api-event.ts';
import * as z from 'zod/mini';
import { SignInRequest } from '#contract/sign-in.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { ApiError } from '../http/api-error.ts';
import { isSigned, signature } from '../http/signature.ts';
import type { Challenge, Step } from './cognito-client.ts';
import { readCookie, setCookie } from './session-cookies.ts';

/** Cognito's limits. It rejects other values as invalid parameters, which would be a 500. */
const Challenged = z.object({
  step: z.enum(['new-password', 'set-up-code', 'code']),
  username: SignInRequest.shape.username,
  session: z.string().check(z.minLength(20), z.maxLength(2048)),
  /** When Cognito's session ends, in milliseconds since 1970. */
  until: z.number(),
});

/**
 * The `Set-Cookie` values that carry a sign-in to its next step. They are signed, so a client that skipped a step
 * causes no call to Cognito and takes no token of the username.
 */
export function challengeCookies({ step, username, session }: Challenge): string[] {
  const until = Date.now() + staffCookies.challenge.seconds * 1000;
  const text = JSON.stringify({ step, username, session, until } satisfies z.infer<
    typeof Challenged
  >);
  const held = Buffer.from(text).toString('base64url');
  return [setCookie('challenge', `${held}.${signature(challengeText(held))}`)];
}

/**
 * The challenge in the cookie.
 * @throws ApiError `unauthorized` if it is missing, expired, not signed by us or for another step
 */
export function readChallenge(
  event: Pick<ApiEvent, 'cookies'>,
  expected: readonly Step[],
): Challenge {
  const [held = '', given = ''] = readCookie(event, 'challenge').split('.');
  if (!isSigned(challengeText(held), given)) throw new ApiError('unauthorized');
  const text = Buffer.from(held, 'base64url').toString();
  const { until, ...challenge } = Challenged.parse(JSON.parse(text));
  if (until < Date.now() || !expected.includes(challenge.step)) throw new ApiError('unauthorized');
  return challenge;
}

function challengeText(held: string): string {
  return `challenge\n${held}`;
}
