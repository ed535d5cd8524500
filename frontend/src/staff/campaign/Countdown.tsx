import { useEffect, useState } from 'react';
import { startedWords as words } from './content.ts';

const second = 1000;

/** Counts down to a start. Not a live region: it would announce every second. */
export function Countdown({ at }: { readonly at: string }) {
  const left = useSecondsUntil(at);
  return <span>{left > 0 ? words.startsIn(left) : words.startsNow}</span>;
}

/** In whole seconds; 0 afterwards. */
export function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(time) - now) / second));
}
