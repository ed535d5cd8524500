import { useSyncExternalStore } from 'react';

let arrived = 0;
const listeners = new Set<() => void>();

/** How many contacts have arrived that the list does not show yet. */
export function showArrived(count: number): void {
  arrived = count;
  for (const listener of listeners) listener();
}

/** The same, for the title of the page that is open beside the list. */
export function useArrived(): number {
  return useSyncExternalStore(subscribe, () => arrived);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
