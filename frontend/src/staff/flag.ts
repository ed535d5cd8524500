import { useSyncExternalStore } from 'react';
import { signedInKey, staffFlag } from '../page-signals.ts';

/**
 * The hint `isAdmin` in session storage: which of the two staff pages to show first. It proves nothing;
 * the API asks for a cookie that no script can read.
 */
const key = signedInKey;

/** Why somebody is back at the sign-in: one of `notices` in `content.ts`. */
export type Notice = 'ended' | 'expired' | 'notTold';

let notice: Notice | null = null;
const listeners = new Set<() => void>();

/** After a sign-in. */
export function raiseFlag(): void {
  change((storage) => storage.setItem(key, 'true'), null);
}

/** After a sign-out, with what the sign-in page has to say about it. */
export function lowerFlag(why: Notice | null = null): void {
  change((storage) => storage.removeItem(key), why);
}

/** Null while nobody can know: in the prerendered page and until it is hydrated. */
export function useFlag(): boolean | null {
  return useSyncExternalStore(subscribe, isUp, () => null);
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where storage is blocked nobody is known to be signed in. */
function isUp(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

function change(write: (storage: Storage) => void, why: Notice | null) {
  notice = why;
  try {
    write(sessionStorage);
  } catch {
    // Blocked storage: the pages then ask for the sign-in again, which is safe.
  }
  // The loader sets the same attribute before the first paint.
  document.documentElement.toggleAttribute(staffFlag, isUp());
  for (const listener of listeners) listener();
}
