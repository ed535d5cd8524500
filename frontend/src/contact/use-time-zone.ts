import { useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * {@link browserTimeZone} to show, empty until it was asked for: to look it up keeps a phone busy for 100 ms, and
 * most who open the page write nothing.
 */
export function useTimeZone(): [zone: string, lookUp: () => void] {
  const [zone, setZone] = useState('');
  return [zone, () => zone === '' && whenIdle(() => setZone(browserTimeZone()))];
}

/** The browser's IANA time zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
