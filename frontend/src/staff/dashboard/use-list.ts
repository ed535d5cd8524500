import { useEffect, useState } from 'react';
import { nextQuery } from '../../api/link.ts';
import { list, type ListRoute, type RowOf, type StaffOutcome } from '../../api/staff.ts';
import { difference, type Difference, merged, updated } from './arrivals.ts';

export interface List<Row> {
  readonly rows: readonly Row[];
  /** True until the first fetch has finished, whether it succeeded or failed. */
  readonly loading: boolean;
  /** True while a page is loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** False once the last page is shown. */
  readonly more: boolean;
  /** The ETag of the newest first page; null where there is none yet. */
  readonly etag: string | null;
  /** How the list differs from its newest first page. */
  readonly difference: Difference;
  /** How often {@link showNewest} was called. */
  readonly shownNewest: number;
  /** Fetches the next page, or the one that failed. */
  load: () => void;
  /** Takes a query's first page as it is now: rows that are shown change, and none comes or goes. */
  receive: (query: string, page: FirstPage<Row>) => void;
  /** Shows the newest first page. */
  showNewest: () => void;
}

export interface FirstPage<Row> {
  readonly rows: readonly Row[];
  readonly etag: string | null;
  /** The query of the page after it, or null. */
  readonly next: string | null;
}

/**
 * A staff list, newest first, one page at a time.
 * @param query what it is narrowed to
 * @param onSignedOut called when the session is over
 */
export function useList<To extends ListRoute>(
  route: To,
  query: string,
  onSignedOut: () => void,
): List<RowOf<To>> {
  const [state, setState] = useState<State<RowOf<To>>>(() => startOf(query));
  // Another view is another list.
  if (state.query !== query) setState(startOf(query));
  const { rows, loading, busy, failed, next, newest, shownNewest } = state;

  useEffect(() => {
    if (!busy || next === null) return undefined;
    const request = new AbortController();
    const fetchPage = async (page: string) => {
      const outcome = await list(route, page, request.signal);
      if (request.signal.aborted) return;
      if (outcome.kind === 'signed-out') onSignedOut();
      else setState((before) => after(before, outcome));
    };
    void fetchPage(next);
    return () => request.abort();
  }, [route, next, busy, onSignedOut]);

  const receive = (of: string, page: FirstPage<RowOf<To>>) =>
    setState((before) =>
      before.query === of
        ? { ...before, rows: updated(before.rows, page.rows), newest: page }
        : before,
    );

  return {
    rows,
    loading,
    busy,
    failed,
    more: next !== null && next !== query,
    etag: newest?.etag ?? null,
    difference: newest ? difference(rows, newest.rows, newest.next === null) : noDifference,
    shownNewest,
    load: () => setState({ ...state, busy: true }),
    receive,
    showNewest: () => setState(withNewest),
  };
}

interface State<Row extends Identified> {
  /** What the list is narrowed to. */
  readonly query: string;
  readonly rows: readonly Row[];
  readonly loading: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  /** The query of the page to fetch next: the list's own for the first one, null after the last. */
  readonly next: string | null;
  readonly newest: FirstPage<Row> | null;
  readonly shownNewest: number;
}

interface Identified {
  readonly id: string;
}

const noDifference: Difference = { arrived: 0, gone: 0 };

function startOf(query: string): State<never> {
  return {
    query,
    rows: [],
    loading: true,
    busy: true,
    failed: false,
    next: query,
    newest: null,
    shownNewest: 0,
  };
}

function after<Row extends Identified>(
  before: State<Row>,
  outcome: Exclude<StaffOutcome<readonly Row[] | undefined>, { kind: 'signed-out' }>,
): State<Row> {
  const settled = { ...before, loading: false, busy: false };
  if (outcome.kind !== 'success') return { ...settled, failed: true };
  const { data = [], etag } = outcome;
  const next = nextQuery(outcome.link);
  return {
    ...settled,
    failed: false,
    rows: [...before.rows, ...data],
    next,
    newest: before.newest ?? { rows: data, etag, next },
  };
}

function withNewest<Row extends Identified>(before: State<Row>): State<Row> {
  const { newest, rows, next } = before;
  if (newest === null) return before;
  const all = merged(rows, newest.rows, newest.next === null);
  const shownNewest = before.shownNewest + 1;
  return all === null || newest.next === null
    ? { ...before, rows: newest.rows, next: newest.next, shownNewest }
    : { ...before, rows: all, next, shownNewest };
}
