import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { SignInRequest } from '#contract/sign-in.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { ApiError } from '../http/api-error.ts';
import type { Challenge, Step } from './cognito-client.ts';
import { readCookie, setCookie } from './session-cookies.ts';
import { isSigned, signature } from './signature.ts';

/** The bounds are Cognito's, which calls the rest an error of ours. */
const Challenged = z.object({
  step: z.enum(['new-password', 'set-up-code', 'code']),
  username: SignInRequest.shape.username,
  session: z.string().check(z.minLength(20), z.maxLength(2048)),
  /** Milliseconds of the epoch at which Cognito has forgotten it. */
  until: z.number(),
});

/**
 * The `Set-Cookie` values that remember where a sign-in stands until its next step: signed, so that nobody who
 * has not come so far is worth a question to Cognito, or uses up a token of the name.
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
 * The challenge that the cookie remembers.
 * @throws ApiError `unauthorized` where there is none, it is not ours or over, or another step comes first.
 */
export function readChallenge(
  event: Pick<APIGatewayProxyEventV2, 'cookies'>,
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
