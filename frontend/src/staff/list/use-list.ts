import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { difference, type Difference } from './arrivals.ts';
import type { FirstPage, ListState, ListStore, Narrowing } from './list-store.ts';

export interface List<Row> extends Omit<ListState<Row>, 'next' | 'newest'> {
  /** False once the last page is shown. */
  readonly more: boolean;
  /** The ETag of the newest first page; null where there is none yet. */
  readonly etag: string | null;
  /** How the list differs from its newest first page. */
  readonly difference: Difference;
  readonly narrowing: Narrowing;
  narrow: (change: Partial<Narrowing>) => void;
  /** Fetches the next page, or the one that failed. */
  load: () => void;
  /** Takes a query's first page as it is now: rows that are shown change, and none comes or goes. */
  receive: (query: string, page: FirstPage<Row>) => void;
  /** Shows the newest first page. */
  showNewest: () => void;
}

/**
 * A staff list, newest first, one page at a time; as it was left where it was shown before.
 * @param query what it is narrowed to
 */
export function useList<Row extends { readonly id: string }>(
  store: ListStore<Row>,
  query: string,
): List<Row> {
  const { next, newest, ...state } = useSyncExternalStore(store.subscribe, () =>
    store.stateOf(query),
  );
  const narrowing = useSyncExternalStore(store.subscribe, store.narrowing);
  const { rows, busy } = state;

  // Before the first paint: nothing moves that somebody has seen.
  useLayoutEffect(() => store.reopen(query), [store, query]);

  useEffect(() => {
    if (!busy || next === null) return undefined;
    const request = new AbortController();
    const fetchPage = async (page: string) => {
      const outcome = await store.fetch(page, request.signal);
      if (!request.signal.aborted && outcome.kind !== 'signed-out') store.take(query, outcome);
    };
    void fetchPage(next);
    return () => request.abort();
  }, [store, query, next, busy]);

  return {
    ...state,
    more: next !== null && next !== query,
    etag: newest?.etag ?? null,
    difference: newest ? difference(rows, newest.rows, newest.next === null) : noDifference,
    narrowing,
    narrow: store.narrow,
    load: () => store.load(query),
    receive: store.receive,
    showNewest: () => store.showNewest(query),
  };
}

const noDifference: Difference = { arrived: 0, gone: 0 };
