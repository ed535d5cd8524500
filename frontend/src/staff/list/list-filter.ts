import { useSyncExternalStore } from 'react';
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
