import { useSyncExternalStore } from 'react';
import { onSignedOut } from '../session/signed-in.ts';

/** What is shown of the rows that are loaded, in every view. */
export interface Narrowing {
  readonly text: string;
  readonly spamHidden: boolean;
}

const shownWhole: Narrowing = { text: '', spamHidden: false };

const narrowings = new Map<string, Narrowing>();
const changes = new EventTarget();

/**
 * What somebody narrows a list to, until they are signed out. Not in the query cache, which tells of a change a task
 * later: by then React has put a controlled box or field back, and the caret at its end.
 */
export function useNarrowing(route: string) {
  const narrowing = useSyncExternalStore(subscribe, () => narrowingOf(route));
  const narrow = (change: Partial<Narrowing>) => {
    narrowings.set(route, { ...narrowingOf(route), ...change });
    changes.dispatchEvent(new Event('change'));
  };
  return { narrowing, narrow };
}

export function narrowingOf(route: string): Narrowing {
  return narrowings.get(route) ?? shownWhole;
}

function subscribe(onChange: () => void) {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

onSignedOut(() => narrowings.clear());
