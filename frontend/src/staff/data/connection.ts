import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';

/** `lost`: the browser is online, but the server did not respond last time. */
export type Connection = 'online' | 'offline' | 'lost';

let lost = false;
const { subscribe, notify } = listeners();

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

if ('document' in globalThis) {
  for (const change of ['online', 'offline']) addEventListener(change, notify);
}
