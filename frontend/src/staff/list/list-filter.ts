import { useSyncExternalStore } from 'react';
import { fold } from '#contract/fold.ts';
import { listeners } from '../../ui/listeners.ts';
import { onSignedOut } from '../session/signed-in.ts';

/** The filter of loaded rows, in every view. */
export interface ListFilter {
  readonly text: string;
  readonly spamHidden: boolean;
}

const noFilter: ListFilter = { text: '', spamHidden: false };

const filters = new Map<string, ListFilter>();
const { subscribe, notify } = listeners();

/**
 * A list's filter, until sign-out. Not in the query cache, which reports changes one task later: by then React has reset
 * a controlled field, and its caret to the end.
 */
export function useListFilter(route: string) {
  const filter = useSyncExternalStore(subscribe, () => listFilterOf(route));
  const setFilter = (change: Partial<ListFilter>) => {
    filters.set(route, { ...listFilterOf(route), ...change });
    notify();
  };
  return { filter, setFilter };
}

export function listFilterOf(route: string): ListFilter {
  return filters.get(route) ?? noFilter;
}

onSignedOut(() => filters.clear());

/** The rows that contain every word of `filter`, folded like the search. */
export function matching<Row extends object>(rows: readonly Row[], filter: string): readonly Row[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(Object.values(row).map(textOf).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function textOf(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** Whether the spam checks have marked a row. */
export function isMarked({ suspicions }: Markable): boolean {
  return suspicions !== undefined;
}

export function filtered<Row extends Markable>(
  rows: readonly Row[],
  { text, spamHidden }: ListFilter,
): readonly Row[] {
  return matching(spamHidden ? rows.filter((row) => !isMarked(row)) : rows, text);
}

interface Markable {
  readonly suspicions?: readonly string[] | undefined;
}
