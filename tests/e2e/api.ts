import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { contactRequest } from '../contact.ts';
import { newPassword, type Stack } from './staff/sign-in.ts';

interface Call {
  /** Sent as JSON, or as it is where it is a string. */
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
  /** Of the path's contact. */
  id?: string;
}

/** Calls an endpoint of the stack at `url` as curl would: no cookie jar, no redirects. */
export function call(
  url: string,
  endpoint: Endpoint,
  { body, headers, query = '', id = '' }: Call = {},
) {
  return fetch(`${url}${apiBase}${endpoint.path.replace('{id}', id)}${query}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Submits a valid request, with `changes` to it, under an idempotency key of its own. */
export function submit(url: string, changes: Partial<typeof contactRequest> = {}) {
  return call(url, endpoints.submitContact, {
    body: { ...contactRequest, ...changes },
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** The cookies that a response sets, as a `Cookie` header. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Signs in on a fresh stack, replacing the first password, and gives the session's `Cookie` header. */
export async function signInFirst({ url, staff }: Stack): Promise<string> {
  const first = await call(url, endpoints.signIn, {
    body: { username: staff.username, password: staff.firstPassword },
  });
  if (!first.ok) throw new Error(`Signing in returned ${first.status}.`);
  const second = await call(url, endpoints.setPassword, {
    body: { newPassword },
    headers: { cookie: cookiesOf(first) },
  });
  if (!second.ok) throw new Error(`Setting the password returned ${second.status}.`);
  return cookiesOf(second);
}

/** What staff read in the list of contacts of a fresh stack. */
export async function storedContacts({ url, staff }: Stack) {
  const cookie = await signInFirst({ url, staff });
  const response = await call(url, endpoints.listContacts, { headers: { cookie } });
  return z.array(ContactSubmission).parse(await response.json());
}
