import { tellEnded } from '../api/activity.ts';
import { call } from '../api/client.ts';
import { lowerFlag } from './flag.ts';

/** Leaves the staff area at once, and says so where the server may still hold the session open. */
export async function signOut(): Promise<void> {
  const ended = await endSession();
  lowerFlag(ended ? null : 'notTold');
  tellEnded();
}

/**
 * Asks the server to end the session.
 * @returns whether this browser's cookies are gone: any answer of the API itself takes them away.
 */
export async function endSession(): Promise<boolean> {
  const outcome = await call('DELETE /admin/session');
  return outcome.kind === 'answered' || (outcome.kind === 'refused' && outcome.error !== null);
}
