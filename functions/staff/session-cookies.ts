import { ApiError } from '../http/api-error.ts';
import type { ApiEvent } from '../http/api-event.ts';
import { type StaffCookie, staffCookies } from '#contract/staff-session.ts';
import type { Tokens } from './cognito-client.ts';

/** The characters of our cookies. Cognito rejects others as invalid parameters, which would be a 500. */
const valuePattern = /^[\w.=-]*$/;

/** The `Set-Cookie` values that start or extend a session. */
export function sessionCookies({ access, refresh }: Tokens): string[] {
  return [setCookie('access', access), setCookie('refresh', refresh), clear('challenge')];
}

/** The `Set-Cookie` values that end a sign-in between two steps. */
export function noChallenge(): string[] {
  return [clear('challenge')];
}

/** The `Set-Cookie` values that end a session. */
export function noSession(): string[] {
  return [clear('access'), clear('refresh'), clear('challenge')];
}

/** A staff cookie of a request; '' if it is missing or not one of ours. */
export function readCookie(
  { cookies = [] }: Pick<ApiEvent, 'cookies'>,
  cookie: StaffCookie,
): string {
  const prefix = `${staffCookies[cookie].name}=`;
  const value = cookies.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
  return valuePattern.test(value) ? value : '';
}

/**
 * The access token behind the staff authorizer, which requires one.
 * @throws ApiError `unauthorized` if there is none
 */
export function readAccess(event: Pick<ApiEvent, 'cookies'>): string {
  const access = readCookie(event, 'access');
  if (access === '') throw new ApiError('unauthorized');
  return access;
}

export function setCookie(cookie: StaffCookie, value: string): string {
  const { name, seconds } = staffCookies[cookie];
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

function clear(cookie: StaffCookie): string {
  return `${staffCookies[cookie].name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`;
}
