import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type StaffCookie, staffCookies } from '#contract/staff-session.ts';
import type { Tokens } from './cognito-client.ts';

/** The characters of Cognito's tokens, which calls others a mistake of ours, and of all else that we put into a cookie. */
const ours = /^[\w.=-]*$/;

/** The `Set-Cookie` values that begin or extend a session. */
export function sessionCookies({ access, refresh }: Tokens): string[] {
  return [setCookie('access', access), setCookie('refresh', refresh), clear('challenge')];
}

/** The `Set-Cookie` value by which a browser is known again. */
export function rememberBrowser(value: string): string {
  return setCookie('browser', value);
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

/** The `Set-Cookie` value that gives a cookie to the browser. */
export function setCookie(cookie: StaffCookie, value: string): string {
  const { name, seconds } = staffCookies[cookie];
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
}

function clear(cookie: StaffCookie): string {
  return `${staffCookies[cookie].name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`;
}
