import { useEffect, useState } from 'react';
import { nextQuery } from '../../api/link.ts';
import { list, type ListRoute, type ListOutcome, type RowOf } from '../../api/staff.ts';

export interface List<Row> {
  readonly rows: readonly Row[];
  /** True until the first fetch has finished, whether it succeeded or failed. */
  readonly loading: boolean;
  /** True while a page is loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** False once the last page is shown. */
  readonly more: boolean;
  /** Fetches the next page, or the one that failed. */
  load: () => void;
}

/** A staff list, newest first, one page at a time. `onSignedOut` is called when the session is over. */
export function useList<To extends ListRoute>(route: To, onSignedOut: () => void): List<RowOf<To>> {
  const [state, setState] = useState<State<RowOf<To>>>(start);
  const { rows, loading, busy, failed, next } = state;

  useEffect(() => {
    if (!busy || next === null) return undefined;
    const request = new AbortController();
    const fetchPage = async (query: string) => {
      const outcome = await list(route, query, request.signal);
      if (request.signal.aborted) return;
      if (outcome.kind === 'signed-out') onSignedOut();
      else setState((before) => after(before, outcome));
    };
    void fetchPage(next);
    return () => request.abort();
  }, [route, next, busy, onSignedOut]);

  return {
    rows,
    loading,
    busy,
    failed,
    more: next !== null && next !== '',
    load: () => setState({ ...state, busy: true }),
  };
}

interface State<Row> {
  readonly rows: readonly Row[];
  readonly loading: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  /** The query of the page to fetch next: empty for the first one, null after the last. */
  readonly next: string | null;
}

const start = { rows: [], loading: true, busy: true, failed: false, next: '' } as const;

function after<Row>(
  before: State<Row>,
  outcome: Exclude<ListOutcome<Row>, { kind: 'signed-out' }>,
): State<Row> {
  const settled = { ...before, loading: false, busy: false };
  return outcome.kind === 'success'
    ? {
        ...settled,
        failed: false,
        rows: [...before.rows, ...outcome.data],
        next: nextQuery(outcome.link),
      }
    : { ...settled, failed: true };
}
