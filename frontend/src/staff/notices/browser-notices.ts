import { useSyncExternalStore } from 'react';
import { listeners } from '../../ui/listeners.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';

/** Whether the browser allows notifications, and whether the user has switched them on. */
export type NoticeState = 'unsupported' | 'denied' | 'off' | 'on';

/** The choice is stored per browser, for whoever signs in there, and contains no personal data. */
const key = 'staff-notices';

const { subscribe, notify } = listeners();

/** Browsers on phones have no constructor that a page may call, or no such object at all. */
let isSupported = 'Notification' in globalThis;

function noticeState(): NoticeState {
  if (!isSupported) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isWanted = unlessBlocked(() => localStorage.getItem(key)) === 'on';
  return Notification.permission === 'granted' && isWanted ? 'on' : 'off';
}

export function useNotices(): NoticeState {
  return useSyncExternalStore(subscribe, noticeState);
}

/** Asks the browser, which asks its user at most once. */
export async function allowNotices(): Promise<void> {
  // Without permission it shows nothing, but tells whether there is a constructor.
  if (Notification.permission === 'default') showNotice('');
  if (!isSupported) return;
  const permission = await Notification.requestPermission();
  if (permission === 'granted') unlessBlocked(() => localStorage.setItem(key, 'on'));
  notify();
}

/** @returns undefined where the browser has no constructor: notices are off then */
export function showNotice(
  ...options: ConstructorParameters<typeof Notification>
): Notification | undefined {
  try {
    return new Notification(...options);
  } catch {
    isSupported = false;
    stopNotices();
    return undefined;
  }
}

export function stopNotices(): void {
  unlessBlocked(() => localStorage.removeItem(key));
  notify();
}

// Another tab's choice counts here, too.
if ('document' in globalThis) addEventListener('storage', notify);
