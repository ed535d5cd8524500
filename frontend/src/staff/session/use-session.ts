import { useEffect } from 'react';
import { callForStaff } from '../../api/staff.ts';
import { isEnding } from './ending.ts';
import { endSession } from './sign-out.ts';
import {
  markSignedIn,
  markSignedOut,
  markUnknown,
  type Session,
  sessionState,
  useSessionState,
} from './signed-in.ts';

/** Whether somebody is signed in here. A tab without the flag asks the server once: another tab may have signed in. */
export function useSession(): Session {
  const session = useSessionState();
  useEffect(() => {
    if (isOpen(session)) void findSession();
  }, [session]);
  return session;
}

/** For how many milliseconds the page stays hidden, since the session's answer may replace what it shows. */
const hiddenTime = 2000;

let isAsking = false;

async function findSession(): Promise<void> {
  if (isAsking || !isOpen(sessionState())) return;
  isAsking = true;
  const timer = setTimeout(() => isOpen(sessionState()) && markUnknown('slow'), hiddenTime);
  const mark = isEnding() ? await finishSignOut() : await askServer();
  clearTimeout(timer);
  isAsking = false;
  // Somebody may have signed in meanwhile.
  if (isOpen(sessionState())) mark();
}

/** Whether the server has yet to say if somebody is signed in. */
function isOpen(session: Session): boolean {
  return session === 'unknown' || session === 'slow';
}

/** A logout that the server did not confirm still counts. */
async function finishSignOut(): Promise<() => void> {
  const isEnded = await endSession();
  return () => markSignedOut(isEnded ? null : 'unconfirmed');
}

/** An access token that has expired is extended, as for any call. */
async function askServer(): Promise<() => void> {
  const { kind } = await callForStaff('GET /admin/account');
  if (kind === 'success') return markSignedIn;
  return kind === 'signed-out' ? () => markSignedOut() : () => markUnknown('unreachable');
}
