import { useEffect, useState } from 'react';

/** The current time, updated every minute, or as often as asked for. */
export function useNow(milliseconds = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return now;
}
