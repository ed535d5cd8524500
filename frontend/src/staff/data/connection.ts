import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';

/** `lost`: the browser is online, but the server did not respond last time. */
export type Connection = 'online' | 'offline' | 'lost';

let lost = false;
const { subscribe: listen, notify } = listeners();

/** The connection's state after the last query. */
export function reportReached(reached: boolean): void {
  if (lost === !reached) return;
  lost = !reached;
  notify();
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection);
}

/** Offline, changes are not attempted. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

function connection(): Connection {
  if (isOffline()) return 'offline';
  return lost ? 'lost' : 'online';
}

function subscribe(listener: () => void) {
  const stop = listen(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    stop();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
