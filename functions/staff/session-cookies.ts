import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { type StaffCookie, staffCookies } from '#contract/staff-cookies.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tokens } from './cognito-store.ts';
import type { Challenge } from './password-store.ts';

const Challenged = z.object({ username: z.string(), session: z.string() });

/** The `Set-Cookie` values that begin or extend a session. */
export function sessionCookies({ access, refresh }: Tokens): string[] {
  return [set('access', access), set('refresh', refresh), clear('challenge')];
}

/** The `Set-Cookie` values that remember a first sign-in until the new password comes. */
export function challengeCookies(challenge: Challenge): string[] {
  return [set('challenge', Buffer.from(JSON.stringify(challenge)).toString('base64url'))];
}

/** The `Set-Cookie` value that forgets a first sign-in. */
export function noChallenge(): string[] {
  return [clear('challenge')];
}

/** The `Set-Cookie` values that end a session. */
export function noSession(): string[] {
  return [clear('access'), clear('refresh'), clear('challenge')];
}

/** A staff cookie of a request, or '' where it has none. */
export function readCookie(
  { cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>,
  cookie: StaffCookie,
): string {
  const prefix = `${staffCookies[cookie].name}=`;
  return cookies.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
}

/**
 * The challenge that the cookie remembers.
 * @throws Refusal `unauthorized` where there is none, or it is not ours.
 */
export function readChallenge(event: Pick<APIGatewayProxyEventV2, 'cookies'>): Challenge {
  const text = Buffer.from(readCookie(event, 'challenge'), 'base64url').toString();
  try {
    return Challenged.parse(JSON.parse(text));
  } catch {
    throw new Refusal('unauthorized');
  }
}

function set(cookie: StaffCookie, value: string): string {
  const { name, seconds } = staffCookies[cookie];
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

function clear(cookie: StaffCookie): string {
  return `${staffCookies[cookie].name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`;
}
