import { recordActivity, reportSessionEnd } from './activity.ts';
import { call, type Outcome } from './client.ts';
import type { Calls, Route } from './calls.ts';

/** A call for staff. `signed-out`: the session is over, which leads to the sign-in (`use-session-end.ts`). */
export type StaffOutcome<Data> = Outcome<Data> | { kind: 'signed-out' };

/** The routes that return a list of rows. */
export type ListRoute = {
  [To in Route]: NonNullable<Calls[To]['response']> extends readonly Identified[] ? To : never;
}[Route];

interface Identified {
  readonly id: string;
}

export type RowOf<To extends ListRoute> = NonNullable<Calls[To]['response']>[number];

/** Calls an endpoint. An expired session is extended once, then the call is repeated. */
export async function callForStaff<To extends Route>(
  ...request: Parameters<typeof call<To>>
): Promise<StaffOutcome<Calls[To]['response']>> {
  const outcome = await callInBackground<To>(...request);
  if (outcome.kind === 'success') recordActivity();
  return outcome;
}

/** The same for calls that no user asked for: they do not count as activity, so the idle time continues. */
export async function callInBackground<To extends Route>(
  ...request: Parameters<typeof call<To>>
): Promise<StaffOutcome<Calls[To]['response']>> {
  const first = await call<To>(...request);
  if (!isUnauthorized(first)) return first;
  const extension = await extendSession();
  const last = extension.kind === 'success' ? await call<To>(...request) : extension;
  if (!isUnauthorized(last)) return last;
  reportSessionEnd();
  return { kind: 'signed-out' };
}

/** One page of a list, starting at `query`. */
export async function list<To extends ListRoute>(
  route: To,
  query: string,
  signal: AbortSignal,
): Promise<StaffOutcome<readonly RowOf<To>[] | undefined>> {
  const outcome = await listInBackground<To>(route, query, signal);
  if (outcome.kind === 'success') recordActivity();
  else if (!signal.aborted) logFailure(route, outcome);
  return outcome;
}

/** Leaves out the query, which may name a person. */
function logFailure(
  route: ListRoute,
  outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>,
) {
  if (outcome.kind === 'signed-out') return;
  const reason = outcome.kind === 'error' ? outcome.status : outcome.reason;
  // oxlint-disable-next-line no-console -- the specification has the failure of a list logged here
  console.error(`${route} failed: ${reason}`);
}

/**
 * The same for pages that load by themselves. They do not count as activity. A response that is not an array is no list;
 * a 204 has none.
 */
export async function listInBackground<To extends ListRoute>(
  route: To,
  query: string,
  signal?: AbortSignal,
): Promise<StaffOutcome<readonly RowOf<To>[] | undefined>> {
  const outcome = await callInBackground<To>(route, { query, ...(signal && { signal }) });
  if (outcome.kind !== 'success') return outcome;
  const { data } = outcome;
  if (data === undefined || Array.isArray(data)) return { ...outcome, data };
  return { kind: 'unreachable', reason: 'unreadable' };
}

/** The first page of the contacts, without data if it has this ETag. This does not count as activity. */
export function pollContacts(query: string, etag: string) {
  const ifNoneMatch = `${query === '' ? '?' : '&'}ifNoneMatch=${encodeURIComponent(etag)}`;
  return listInBackground('GET /contact', query + ifNoneMatch);
}

let extending: ReturnType<typeof refresh> | null = null;

/** One call at a time: each use replaces the refresh token, so two at once would end the session. */
function extendSession(): ReturnType<typeof refresh> {
  extending ??= refresh().finally(() => {
    extending = null;
  });
  return extending;
}

/** Twice if the response may be lost: Cognito accepts a used token for another minute. */
async function refresh(): Promise<Outcome<Calls['POST /admin/session/refresh']['response']>> {
  const first = await call('POST /admin/session/refresh');
  const mayBeLost = first.kind === 'unreachable' || (first.kind === 'error' && first.status >= 500);
  return mayBeLost ? call('POST /admin/session/refresh') : first;
}

/** The API responds with 401 without a session, and the gateway with 403 after its end. */
function isUnauthorized(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'error') return false;
  return outcome.status === 401 || (outcome.status === 403 && outcome.error === null);
}
