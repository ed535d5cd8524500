import { recordAction } from '../activity/activity-store.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';

/**
 * Changes the user's own account in Cognito. Audit entries record the attempt before and the success after it. A
 * failure of the second is only logged, because an error response would deny a change that was made.
 * @throws ApiError `unavailable`; whatever `change` throws
 */
export async function recordAccountChange(
  username: string,
  action: 'password' | 'authenticator',
  change: () => Promise<void>,
): Promise<void> {
  await recordAction(username, `${action}-attempt`);
  await change();
  await succeeds(recordAction(username, action));
}

/** Whether a step after a change succeeds. Failures are logged. */
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
