import { useEffect } from 'react';
import { sessionSeconds } from '#contract/staff-session.ts';
import { idleFor, noteActivity, onEnded } from '../../api/activity.ts';
import { lowerFlag } from '../flag.ts';

/** Milliseconds between two looks at the clock. */
const often = 15_000;

/**
 * Takes what staff read off the screen once the session is over: after the idle time, which the server
 * holds as well, and after a sign-out in another tab. A page that comes back from the browser's memory
 * or a computer that wakes up looks at the clock at once.
 */
export function useSessionEnd(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined;
    noteActivity();
    const end = () => lowerFlag('ended');
    const look = () => {
      if (idleFor() >= sessionSeconds.idle * 1000) end();
    };
    const timer = setInterval(look, often);
    const stopHearing = onEnded(end);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stopHearing();
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [signedIn]);
}
