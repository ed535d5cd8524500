import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { SignInRequest } from '#contract/session.ts';
import { type StaffCookie, staffCookies } from '#contract/staff-cookies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Challenge, Step, Tokens } from './cognito-store.ts';

/** Anybody can write this cookie. The bounds are Cognito's, which calls the rest an error of ours. */
const Challenged = z.object({
  step: z.enum(['new-password', 'set-up-code', 'code']),
  username: SignInRequest.shape.username,
  session: z.string().check(z.minLength(20), z.maxLength(2048)),
});

/** The characters of Cognito's tokens, which calls others a mistake of ours, and of all else that we put into a cookie. */
const ours = /^[\w.=-]*$/;

/** The `Set-Cookie` values that begin or extend a session. */
export function sessionCookies({ access, refresh }: Tokens): string[] {
  return [set('access', access), set('refresh', refresh), clear('challenge')];
}

/** The `Set-Cookie` value by which a browser is known again. */
export function rememberBrowser(value: string): string {
  return set('browser', value);
}

/** The `Set-Cookie` values that remember where a sign-in stands until its next step. */
export function challengeCookies({ step, username, session }: Challenge): string[] {
  const text = JSON.stringify({ step, username, session } satisfies Challenge);
  return [set('challenge', Buffer.from(text).toString('base64url'))];
}

/** The `Set-Cookie` value that forgets where a sign-in stood. */
export function noChallenge(): string[] {
  return [clear('challenge')];
}

/** The `Set-Cookie` values that end a session. */
export function noSession(): string[] {
  return [clear('access'), clear('refresh'), clear('challenge')];
}

/** A staff cookie of a request, or '' where it has none that we could have set. */
export function readCookie(
  { cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>,
  cookie: StaffCookie,
): string {
  const prefix = `${staffCookies[cookie].name}=`;
  const value = cookies.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
  return ours.test(value) ? value : '';
}

/**
 * The challenge that the cookie remembers.
 * @throws Refusal `unauthorized` where there is none, it is not ours, or another step comes first.
 */
export function readChallenge(
  event: Pick<APIGatewayProxyEventV2, 'cookies'>,
  expected: readonly Step[],
): Challenge {
  const text = Buffer.from(readCookie(event, 'challenge'), 'base64url').toString();
  try {
    const challenge = Challenged.parse(JSON.parse(text));
    if (expected.includes(challenge.step)) return challenge;
  } catch {
    // As below: whoever writes cookies of their own learns nothing of what is wrong with them.
  }
  throw new Refusal('unauthorized');
}

function set(cookie: StaffCookie, value: string): string {
  const { name, seconds } = staffCookies[cookie];
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

function clear(cookie: StaffCookie): string {
  return `${staffCookies[cookie].name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`;
}
