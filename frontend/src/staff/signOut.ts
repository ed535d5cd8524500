import { call } from '../api/client.ts';
import { lowerFlag } from './flag.ts';

/** Leaves the staff area at once, and says so where the server may still hold the session open. */
export async function signOut(): Promise<void> {
  lowerFlag((await endSession()) ? null : 'notTold');
}

/**
 * Asks the server to end the session.
 * @returns whether this browser's cookies are gone: any answer of the API itself takes them away.
 */
export async function endSession(): Promise<boolean> {
  const outcome = await call('signOut');
  return outcome.kind === 'answered' || (outcome.kind === 'refused' && outcome.error !== null);
}
