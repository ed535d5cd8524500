import { useEffect, useState } from 'react';
import { startedWords as words } from './content.ts';

const second = 1000;

/** Seconds until a start, once a second. Nobody hears it: it would chatter. */
export function Countdown({ at }: { readonly at: string }) {
  const left = useSecondsUntil(at);
  return <span>{left > 0 ? words.startsIn(left) : words.startsNow}</span>;
}

/** Whole seconds; 0 once it has come. */
export function useSecondsUntil(time: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(time) - now) / second));
}
