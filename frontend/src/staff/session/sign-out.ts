import { broadcast } from '../../api/activity.ts';
import { call } from '../../api/client.ts';
import { storeViews } from './remembered-view.ts';
import { forgetEnding, markEnding } from './ending.ts';
import { dropDrafts, restoreDrafts } from './drafts.ts';
import { markSignedOut } from './signed-in.ts';

/** Signs out in every tab, with a notice where the server has not confirmed it. */
export async function signOut(): Promise<void> {
  dropDrafts();
  const ended = await endSession();
  markSignedOut(ended ? 'loggedOut' : 'unconfirmed');
  broadcast('logout');
}

/**
 * Asks the server to end the session.
 * @returns whether this browser's cookies are gone: every response of the API itself deletes them.
 */
export async function endSession(): Promise<boolean> {
  markEnding();
  const outcome = await call('DELETE /admin/session');
  const isEnded =
    outcome.kind === 'success' || (outcome.kind === 'error' && outcome.error !== null);
  if (isEnded) forgetEnding();
  restoreDrafts();
  storeViews();
  return isEnded;
}
