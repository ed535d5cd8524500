import type { ContactChange } from '#contract/activity.ts';
import { addNotice } from '../conversation/notice.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';

/**
 * Queues a notice for the user whom a change gives the contact, unless they took it. A failure is only logged: the
 * change is made, and a retry would find another version.
 */
export async function tellAssignee(
  contact: string,
  { version, author, at, assignee }: ContactChange,
): Promise<void> {
  const user = assignee?.to;
  if (user === undefined || user === null || user === author) return;
  try {
    await addNotice(contact, `${version}`, { user, about: 'assigned', by: author, at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('no notice of an assignment', { error });
  }
}
