import type { ContactSearch } from '#contract/contact/search.ts';
import { limits } from '#contract/limits.ts';
import { lineOf } from '../../forms/entries.ts';
import { brokenRule, problem, type Problem } from '../../forms/rules.ts';
import { statuses } from '../contact-parts/status-content.ts';
import { searchWords } from './content.ts';

/** The form's values. Days are `2026-11-20`; empty means any. */
export interface Sought {
  readonly query: string;
  readonly status: string;
  readonly from: string;
  readonly to: string;
}

export const nothingSought: Sought = { query: '', status: '', from: '', to: '' };

export function soughtIn(entries: FormData): Sought {
  return {
    query: lineOf(entries, 'query'),
    status: lineOf(entries, 'status'),
    from: lineOf(entries, 'from'),
    to: lineOf(entries, 'to'),
  };
}

export function searchProblems({ query, from, to }: Sought): Problem<'query' | 'from'>[] {
  const isBackwards = from !== '' && to !== '' && from > to;
  return [
    ...problem(searchWords.problems, 'query', brokenRule(query, limits.search)),
    ...problem(searchWords.problems, 'from', isBackwards ? 'format' : null),
  ];
}

/** The request of a search. Days are in the reader's time zone, and the last one is included. */
export function searchRequest({ query, status: wanted, from, to }: Sought): ContactSearch {
  const status = statuses.find((each) => each === wanted);
  return {
    query,
    ...(status && { status }),
    ...(from !== '' && { from: midnight(from, 0) }),
    ...(to !== '' && { to: midnight(to, 1) }),
  };
}

/** When a day begins here, or one this many days later. */
function midnight(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
