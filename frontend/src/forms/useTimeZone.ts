import { useSyncExternalStore } from 'react';

/** {@link browserTimeZone} to show; empty in the prerendered page. */
export function useTimeZone(): string {
  return useSyncExternalStore(never, browserTimeZone, () => '');
}

/** The browser's IANA time zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone does not change while a page is open. */
function never() {
  return () => undefined;
}
