import { unlessBlocked } from '../../ui/unless-blocked.ts';

/**
 * In local storage while the server has not confirmed that a session is over: no tab goes on with it. Where storage is
 * blocked, only this tab knows.
 */
const key = 'staff-ending';

export function isEnding(): boolean {
  return unlessBlocked(() => key in localStorage) ?? false;
}

export function markEnding(): void {
  unlessBlocked(() => localStorage.setItem(key, 'true'));
}

/** Once the server knows, and with a sign-in, which begins another session. */
export function forgetEnding(): void {
  unlessBlocked(() => localStorage.removeItem(key));
}
