import { recordEntry } from '../activity/activity-store.ts';
import { type AccountChange, accountEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';

/**
 * Has Cognito change something of one's own account. The attempt has an entry before, and the change, which Cognito may
 * refuse, one after: an error response would say then what is not so.
 * @throws ApiError `unavailable`; whatever `change` throws
 */
export async function recordAccountChange(
  username: string,
  action: AccountChange,
  change: () => Promise<void>,
): Promise<void> {
  await recordEntry(accountEntry(username, `${action}-attempt`));
  await change();
  await succeeds(recordEntry(accountEntry(username, action)));
}

/** Whether what follows a change succeeds. It is logged where it does not. */
export async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('not done after a change of an account', { error });
    return false;
  }
}
