import { useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** {@link browserTimeZone}, empty until the lookup, which takes 100 ms on a phone. */
export function useTimeZone(): [zone: string, lookUp: () => void] {
  const [zone, setZone] = useState('');
  return [zone, () => zone === '' && whenIdle(() => setZone(browserTimeZone()))];
}

/** The browser's IANA time zone. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
