import { call, type Outcome } from './client.ts';
import type { Calls } from './calls.ts';

/** A list call for staff: `signed-out` means that the session is over and could not be extended. */
export type ListOutcome<Row> = Outcome<readonly Row[]> | { kind: 'signed-out' };

export type ListName = 'listContacts' | 'listSubscribers';
export type RowOf<Name extends ListName> = Calls[Name]['answer'][number];

/** One page of a list, from `query` on. A session that has run out is extended once, then asked again. */
export async function list<Name extends ListName>(
  name: Name,
  query: string,
  signal: AbortSignal,
): Promise<ListOutcome<RowOf<Name>>> {
  const first = await page<Name>(name, query, signal);
  if (!isUnauthorized(first)) return first;
  const extended = await extendSession();
  if (isUnauthorized(extended)) return { kind: 'signed-out' };
  if (extended.kind !== 'answered') return extended;
  const second = await page<Name>(name, query, signal);
  return isUnauthorized(second) ? { kind: 'signed-out' } : second;
}

/** A list that is not an array is no list. */
async function page<Name extends ListName>(
  name: Name,
  query: string,
  signal: AbortSignal,
): Promise<Outcome<readonly RowOf<Name>[]>> {
  const outcome = await call<Name>(name, { query, signal });
  return outcome.kind === 'answered' && !Array.isArray(outcome.answer)
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

function refresh(): Promise<Outcome<Calls['refreshSession']['answer']>> {
  return call('refreshSession');
}

function isUnauthorized(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && (outcome.status === 401 || outcome.status === 403);
}
