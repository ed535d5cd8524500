import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';
import { forgetEnding } from './ending.ts';
import { signedInKey } from './signed-in-key.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';

/**
 * `unknown`: this tab has no flag, and another one may have signed in (`use-session.ts` asks the server). `slow`: the
 * same, for so long that the page says so. `unreachable`: the server did not say.
 */
export type Session = 'in' | 'out' | 'unknown' | 'slow' | 'unreachable';

/** The session state of a tab that has no flag. */
let known: Exclude<Session, 'in'> = 'unknown';

/** Why the sign-in page shows again: a key of `notices`. */
export type Notice = 'ended' | 'expired' | 'loggedOut' | 'passwordChanged' | 'unconfirmed';

let notice: Notice | null = null;
const { subscribe, notify } = listeners();

export function markSignedIn(): void {
  forgetEnding();
  // Blocked storage: the pages ask for a sign-in again.
  unlessBlocked(() => sessionStorage.setItem(signedInKey, 'true'));
  change('out', null);
}

/** After a sign-out, with a notice for the sign-in page. */
export function markSignedOut(why: Notice | null = null): void {
  unlessBlocked(() => sessionStorage.removeItem(signedInKey));
  change('out', why);
}

/** While the server has not said whether there is a session. */
export function markUnknown(now: 'slow' | 'unreachable'): void {
  change(now, null);
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

/** Runs `forget` when this tab is signed out: what staff have read does not outlast the session. */
export function onSignedOut(forget: () => void): void {
  subscribe(() => {
    if (!isSignedIn()) forget();
  });
}

function isSignedIn(): boolean {
  return unlessBlocked(() => signedInKey in sessionStorage) ?? false;
}

function change(now: typeof known, why: Notice | null) {
  known = now;
  notice = why;
  notify();
}
