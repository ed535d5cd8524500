import { useSyncExternalStore } from 'react';
import { signedInKey, staffFlag } from '../../page-signals.ts';

/**
 * Whether this tab has signed in, in session storage: it chooses between the sign-in and the other staff pages. It
 * grants nothing; the API checks a cookie that no script can read.
 */
const key = signedInKey;

/** Why the sign-in page shows again: a key of `notices`. */
export type Notice = 'ended' | 'expired' | 'loggedOut' | 'passwordChanged' | 'unconfirmed';

let notice: Notice | null = null;
const listeners = new Set<() => void>();

export function markSignedIn(): void {
  change((storage) => storage.setItem(key, 'true'), null);
}

/** After a sign-out, with a notice for the sign-in page. */
export function markSignedOut(why: Notice | null = null): void {
  change((storage) => storage.removeItem(key), why);
}

/** Null in the prerendered page and during hydration. */
export function useSignedIn(): boolean | null {
  return useSyncExternalStore(subscribe, isSignedIn, () => null);
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
}

/** Whether this browser keeps neither cookies nor storage of this site, so that no sign-in lasts. */
export function useKeepsNothing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.cookieEnabled || !canStore(),
    () => false,
  );
}

/** Runs `forget` when this tab is signed out: what staff have read does not outlast the session. */
export function onSignedOut(forget: () => void): void {
  subscribe(() => {
    if (!isSignedIn()) forget();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSignedIn(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    // Blocked storage.
    return false;
  }
}

function canStore(): boolean {
  try {
    return sessionStorage !== null;
  } catch {
    return false;
  }
}

function change(write: (storage: Storage) => void, why: Notice | null) {
  notice = why;
  try {
    write(sessionStorage);
  } catch {
    // Blocked storage: the pages ask for a sign-in again.
  }
  // The loader sets the same attribute before the first paint.
  document.documentElement.toggleAttribute(staffFlag, isSignedIn());
  for (const listener of listeners) listener();
}
