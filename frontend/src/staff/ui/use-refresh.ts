import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. */
const interval = 20_000;

/**
 * Refreshes what is shown every 20 seconds while the tab is visible, and at once when something else is shown, when the
 * tab becomes visible and when the browser is online again.
 */
export function useRefresh(shown: string, refresh: (shown: string) => Promise<void>): void {
  const onRefresh = useEffectEvent(refresh);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) return;
      void onRefresh(shown);
      timer = setInterval(() => void onRefresh(shown), interval);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', follow);
    };
  }, [shown]);
}
