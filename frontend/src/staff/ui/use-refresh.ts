import { useEffect, useEffectEvent } from 'react';
import { poll } from './poll.ts';

/**
 * Keeps what is shown as it is now, as {@link poll} does, and reads it at once when something else is shown.
 * @param refresh says whether there was something new
 */
export function useRefresh(shown: string, refresh: (shown: string) => Promise<boolean>): void {
  const onRefresh = useEffectEvent(refresh);

  useEffect(() => poll(() => onRefresh(shown)), [shown]);
}
