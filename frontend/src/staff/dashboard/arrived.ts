import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';

let arrived = 0;
const { subscribe, notify } = listeners();

/** The number of arrived contacts that the list does not show yet. */
export function showArrived(count: number): void {
  arrived = count;
  notify();
}

/** The same, for the title of the page open beside the list. */
export function useArrived(): number {
  return useSyncExternalStore(subscribe, () => arrived);
}
