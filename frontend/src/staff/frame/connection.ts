import { useSyncExternalStore } from 'react';

/** `lost`: the browser has a network, and the server did not respond the last time. */
export type Connection = 'online' | 'offline' | 'lost';

let lost = false;
const listeners = new Set<() => void>();

/** What the last query says of the connection. */
export function reportReached(reached: boolean): void {
  if (lost === !reached) return;
  lost = !reached;
  listeners.forEach((listener) => listener());
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection);
}

/** Without a network a change is not even tried. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

function connection(): Connection {
  if (isOffline()) return 'offline';
  return lost ? 'lost' : 'online';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
