import { recordActivity } from './activity.ts';
import { call, type Outcome } from './client.ts';
import type { Calls, Route } from './calls.ts';

/** A list call for staff: `signed-out` means that the session is over and could not be extended. */
export type ListOutcome<Row> = Outcome<readonly Row[]> | { kind: 'signed-out' };

/** The routes that answer with a list. */
export type ListRoute = {
  [To in Route]: Calls[To]['response'] extends readonly unknown[] ? To : never;
}[Route];
export type RowOf<To extends ListRoute> = Calls[To]['response'][number];

/** One page of a list, from `query` on. A session that has run out is extended once, then asked again. */
export async function list<To extends ListRoute>(
  route: To,
  query: string,
  signal: AbortSignal,
): Promise<ListOutcome<RowOf<To>>> {
  const outcome = await extended(() => page<To>(route, query, signal));
  if (outcome.kind === 'success') recordActivity();
  return outcome;
}

async function extended<Row>(
  ask: () => Promise<Outcome<readonly Row[]>>,
): Promise<ListOutcome<Row>> {
  const first = await ask();
  if (!isUnauthorized(first)) return first;
  const extension = await extendSession();
  if (isUnauthorized(extension)) return { kind: 'signed-out' };
  if (extension.kind !== 'success') return extension;
  const second = await ask();
  return isUnauthorized(second) ? { kind: 'signed-out' } : second;
}

/** A list that is not an array is no list. */
async function page<To extends ListRoute>(
  route: To,
  query: string,
  signal: AbortSignal,
): Promise<Outcome<readonly RowOf<To>[]>> {
  const outcome = await call<To>(route, { query, signal });
  return outcome.kind === 'success' && !Array.isArray(outcome.data)
    ? { kind: 'unreachable', reason: 'unreadable' }
    : outcome;
}

let extending: ReturnType<typeof refresh> | null = null;

/** One call at a time: each use replaces the refresh token, so that two at once would end the session. */
function extendSession(): ReturnType<typeof refresh> {
  extending ??= refresh().finally(() => {
    extending = null;
  });
  return extending;
}

/** Twice where the answer may be lost: Cognito takes the token that it used up for a minute more. */
async function refresh(): Promise<Outcome<Calls['POST /admin/session/refresh']['response']>> {
  const first = await call('POST /admin/session/refresh');
  const mayBeLost = first.kind === 'unreachable' || (first.kind === 'error' && first.status >= 500);
  return mayBeLost ? call('POST /admin/session/refresh') : first;
}

/** 401 is what the API says without a session, and 403 what the gateway says of one that is over. */
function isUnauthorized(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'error') return false;
  return outcome.status === 401 || (outcome.status === 403 && outcome.error === null);
}
