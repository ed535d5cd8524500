import { appendEntry } from '../activity/activity-store.ts';
import { accountEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';

/**
 * Records what somebody has changed of their own account. It is changed already, so that an error response would say
 * what is not so.
 */
export async function recordAccountChange(
  username: string,
  action: 'password' | 'authenticator',
): Promise<void> {
  await succeeds(appendEntry(accountEntry(username, action)));
}

/** Whether what follows a change succeeds. It is logged where it does not. */
export async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('not done after a change of an account', { error });
    return false;
  }
}
