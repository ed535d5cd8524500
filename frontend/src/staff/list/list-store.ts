import type { StaffOutcome } from '../../api/staff.ts';
import { nextQuery } from '../../api/link.ts';
import { merged, updated } from './arrivals.ts';

export interface FirstPage<Row> {
  readonly rows: readonly Row[];
  readonly etag: string | null;
  /** The query of the page after it, or null. */
  readonly next: string | null;
}

export interface ListState<Row> {
  readonly rows: readonly Row[];
  /** True until the first fetch has finished, whether it succeeded or failed. */
  readonly loading: boolean;
  /** True while a page is loading. */
  readonly busy: boolean;
  readonly failed: boolean;
  /** The query of the page to fetch next: the list's own for the first one, null after the last. */
  readonly next: string | null;
  readonly newest: FirstPage<Row> | null;
  /** How often the newest first page was asked to be shown. */
  readonly shownNewest: number;
}

/** What is shown of the rows that are loaded, in every view. */
export interface Narrowing {
  readonly text: string;
  readonly spamHidden: boolean;
}

interface Identified {
  readonly id: string;
}

/**
 * What is loaded of the lists of a kind, by their queries: Back finds a list as it was left, and a contact's page the
 * list that led there.
 * @param fetch fetches the page of a query
 * @param fits whether a row belongs to the list of a query
 */
export function listStore<Row extends Identified>(
  fetch: (page: string, signal: AbortSignal) => Promise<StaffOutcome<readonly Row[] | undefined>>,
  fits: (row: Row, query: string) => boolean,
) {
  type State = ListState<Row>;
  const states = new Map<string, State>();
  const listeners = new Set<() => void>();
  let narrowing: Narrowing = shownWhole;

  const stateOf = (query: string): State => {
    const state = states.get(query) ?? startOf(query);
    states.set(query, state);
    return state;
  };
  const notify = () => listeners.forEach((listener) => listener());
  const update = (query: string, change: (before: State) => State) => {
    states.set(query, change(stateOf(query)));
    notify();
  };

  return {
    stateOf,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    narrowing: () => narrowing,
    narrow: (change: Partial<Narrowing>) => {
      narrowing = { ...narrowing, ...change };
      notify();
    },
    /** Fetches the next page, or the one that failed. */
    load: (query: string) => update(query, (before) => ({ ...before, busy: true })),
    fetch,
    take: (query: string, outcome: Page<Row>) => update(query, (before) => after(before, outcome)),
    receive: (query: string, newest: FirstPage<Row>) =>
      update(query, (before) => ({ ...before, rows: updated(before.rows, newest.rows), newest })),
    showNewest: (query: string) => update(query, withNewest),
    /** Changes rows in every list that shows them: nothing comes or goes. */
    mapRows: (change: (row: Row) => Row) => {
      for (const [query, { rows, newest, ...state }] of states) {
        const first = newest && { ...newest, rows: newest.rows.map(change) };
        states.set(query, { ...state, rows: rows.map(change), newest: first });
      }
      notify();
    },
    /** A list that comes back leaves out what no longer belongs there, and asks again where it has nothing. */
    reopen: (query: string) => {
      const { rows, failed } = stateOf(query);
      const fitting = rows.filter((row) => fits(row, query));
      if (failed && rows.length === 0) update(query, () => startOf(query));
      else if (fitting.length < rows.length)
        update(query, (before) => ({ ...before, rows: fitting }));
    },
    /** The next look at the list begins anew. */
    forget: (query: string) => void states.delete(query),
    clear: () => {
      states.clear();
      narrowing = shownWhole;
    },
  };
}

export type ListStore<Row extends Identified> = ReturnType<typeof listStore<Row>>;

type Page<Row> = Exclude<StaffOutcome<readonly Row[] | undefined>, { kind: 'signed-out' }>;

const shownWhole: Narrowing = { text: '', spamHidden: false };

function startOf(query: string): ListState<never> {
  return {
    rows: [],
    loading: true,
    busy: true,
    failed: false,
    next: query,
    newest: null,
    shownNewest: 0,
  };
}

function after<Row extends Identified>(before: ListState<Row>, outcome: Page<Row>): ListState<Row> {
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

function withNewest<Row extends Identified>(before: ListState<Row>): ListState<Row> {
  const { newest, rows, next } = before;
  if (newest === null) return before;
  const all = merged(rows, newest.rows, newest.next === null);
  const shownNewest = before.shownNewest + 1;
  return all === null || newest.next === null
    ? { ...before, rows: newest.rows, next: newest.next, shownNewest }
    : { ...before, rows: all, next, shownNewest };
}
