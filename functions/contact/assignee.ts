import type { ContactUpdate } from '#contract/contact/update.ts';
import { type ApiError, invalidField } from '../http/api-error.ts';
import { findUser } from '../staff/cognito-users.ts';

export function unknownAssignee(): ApiError {
  return invalidField('assignee', 'unknown', 'is not a staff user');
}

/**
 * Replaces the assignee's name with Cognito's spelling.
 * @throws ApiError `validation_failed` on the assignee if no active user has the name; `too_many_requests`,
 *   `unavailable`
 */
export async function withKnownAssignee(update: ContactUpdate): Promise<ContactUpdate> {
  const { assignee } = update;
  if (assignee === undefined || assignee === null) return update;
  const user = await findUser(assignee);
  if (!user?.isActive) throw unknownAssignee();
  return { ...update, assignee: user.username };
}
