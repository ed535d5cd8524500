import { useSyncExternalStore } from 'react';

let arrived = 0;
const listeners = new Set<() => void>();

/** The number of arrived contacts that the list does not show yet. */
export function showArrived(count: number): void {
  arrived = count;
  for (const listener of listeners) listener();
}

/** The same, for the title of the page open beside the list. */
export function useArrived(): number {
  return useSyncExternalStore(subscribe, () => arrived);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
