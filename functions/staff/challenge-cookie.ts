import type { ApiEvent } from '../http/api-event.ts';
import * as z from 'zod/mini';
import { SignInRequest } from '#contract/sign-in.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { ApiError } from '../http/api-error.ts';
import { isSigned, signature } from '../http/signature.ts';
import type { Challenge, Step } from './cognito-client.ts';
import { readCookie, setCookie } from './session-cookies.ts';

/** The limits are Cognito's: it rejects any other value as an invalid parameter, which would be an error of ours. */
const Challenged = z.object({
  step: z.enum(['new-password', 'set-up-code', 'code']),
  username: SignInRequest.shape.username,
  session: z.string().check(z.minLength(20), z.maxLength(2048)),
  /** Unix time in milliseconds at which Cognito's session ends. */
  until: z.number(),
});

/**
 * The `Set-Cookie` values that carry a sign-in to its next step. They are signed, so that a client that has not passed
 * the step before neither causes a call to Cognito nor takes a token of the username.
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
 * @throws ApiError `unauthorized` if there is none, we did not sign it, it has expired, or its step is not expected.
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
