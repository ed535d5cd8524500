import { useSyncExternalStore } from 'react';
import type { StaffOutcome } from '../../api/staff.ts';

/** `lost`: the browser has a network, and the server did not respond the last time. */
export type Connection = 'online' | 'offline' | 'lost';

let lost = false;
const listeners = new Set<() => void>();

/** What the last call in the background says of the connection. */
export function reportOutcome({ kind }: StaffOutcome<unknown>): void {
  if (lost === (kind === 'unreachable')) return;
  lost = !lost;
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
