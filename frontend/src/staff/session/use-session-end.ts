import { useEffect } from 'react';
import { sessionSeconds } from '#contract/staff-session.ts';
import { idleFor, onSessionEnd, recordActivity } from '../../api/activity.ts';
import { callForStaff } from '../../api/staff.ts';
import { markSignedOut } from './signed-in.ts';
import { endSession } from './sign-out.ts';

/** Milliseconds. */
const [checkInterval, typingInterval] = [15_000, 60_000];

/**
 * Leaves the staff's pages after the idle time, in which nothing was typed or asked for, when the server says that the
 * session is over, and after a sign-out in another tab. Checks at once when the page comes back from the back/forward
 * cache or the computer wakes up.
 */
export function useSessionEnd(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined;
    recordActivity();
    const end = () => markSignedOut('ended');
    const check = () => {
      if (idleFor() < sessionSeconds.idle * 1000) return;
      end();
      // The server ends only sessions without any request, and polling is one.
      void endSession();
    };
    // The server notices requests only, and not every page polls.
    const type = () => {
      if (idleFor() < typingInterval) return;
      recordActivity();
      void callForStaff('GET /admin/account');
    };
    const timer = setInterval(check, checkInterval);
    const removeListener = onSessionEnd(end);
    const listening = new AbortController();
    addEventListener('pageshow', check, listening);
    addEventListener('input', type, listening);
    document.addEventListener('visibilitychange', check, listening);
    return () => {
      clearInterval(timer);
      removeListener();
      listening.abort();
    };
  }, [signedIn]);
}
