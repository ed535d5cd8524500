import { useSyncExternalStore } from 'react';
import { forgetEnding } from './ending.ts';
import { signedInKey } from './signed-in-key.ts';

/**
 * `unknown`: this tab has no flag, and another one may have signed in (`use-session.ts` asks the server). `slow`: the
 * same, for so long that the page says so. `unreachable`: the server did not say.
 */
export type Session = 'in' | 'out' | 'unknown' | 'slow' | 'unreachable';

/** What is known without the flag. */
let known: Exclude<Session, 'in'> = 'unknown';

/** Why the sign-in page shows again: a key of `notices`. */
export type Notice = 'ended' | 'expired' | 'loggedOut' | 'passwordChanged' | 'unconfirmed';

let notice: Notice | null = null;
const listeners = new Set<() => void>();

export function markSignedIn(): void {
  forgetEnding();
  change((storage) => storage.setItem(signedInKey, 'true'), 'out', null);
}

/** After a sign-out, with a notice for the sign-in page. */
export function markSignedOut(why: Notice | null = null): void {
  change((storage) => storage.removeItem(signedInKey), 'out', why);
}

/** While the server has not said whether there is a session. */
export function markUnknown(now: 'slow' | 'unreachable'): void {
  change(() => undefined, now, null);
}

export function useSessionState(): Session {
  return useSyncExternalStore(subscribe, sessionState);
}

export function sessionState(): Session {
  return isSignedIn() ? 'in' : known;
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, () => notice);
}

/** Whether this browser keeps neither cookies nor storage of this site, so that no sign-in lasts. */
export function useKeepsNothing(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.cookieEnabled || !canStore());
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
    return signedInKey in sessionStorage;
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

function change(write: (storage: Storage) => void, now: typeof known, why: Notice | null) {
  known = now;
  notice = why;
  try {
    write(sessionStorage);
  } catch {
    // Blocked storage: the pages ask for a sign-in again.
  }
  for (const listener of listeners) listener();
}
