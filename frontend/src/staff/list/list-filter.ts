import { useSyncExternalStore } from 'react';
import { onSignedOut } from '../session/signed-in.ts';

/** What is shown of the rows that are loaded, in every view. */
export interface ListFilter {
  readonly text: string;
  readonly spamHidden: boolean;
}

const noFilter: ListFilter = { text: '', spamHidden: false };

const filters = new Map<string, ListFilter>();
const changes = new EventTarget();

/**
 * What somebody narrows a list to, until they are signed out. Not in the query cache, which tells of a change a task
 * later: by then React has put a controlled box or field back, and the caret at its end.
 */
export function useListFilter(route: string) {
  const filter = useSyncExternalStore(subscribe, () => listFilterOf(route));
  const setFilter = (change: Partial<ListFilter>) => {
    filters.set(route, { ...listFilterOf(route), ...change });
    changes.dispatchEvent(new Event('change'));
  };
  return { filter, setFilter };
}

export function listFilterOf(route: string): ListFilter {
  return filters.get(route) ?? noFilter;
}

function subscribe(onChange: () => void) {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

onSignedOut(() => filters.clear());
