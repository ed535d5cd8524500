import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a time in milliseconds since 1970; 0 after that. See {@link secondsLeft}. */
export function useCountdown(end: number, max: number): number {
  const subscribe = useCallback((onTick: () => void) => countDown(end, onTick), [end]);
  return useSyncExternalStore(subscribe, () => secondsLeft(end, max));
}

/** @param max returned before, also if this clock is behind the server's */
export function secondsLeft(end: number, max = Infinity): number {
  return Math.min(Math.max(Math.ceil((end - Date.now()) / 1000), 0), max);
}

/**
 * Calls back every half second until a time.
 * @returns ends it earlier
 */
export function countDown(end: number, onTick: () => void): () => void {
  const timer = setInterval(() => {
    if (secondsLeft(end) === 0) clearInterval(timer);
    onTick();
  }, 500);
  return () => clearInterval(timer);
}
