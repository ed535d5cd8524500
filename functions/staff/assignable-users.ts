import type { StaffUser } from '#contract/account.ts';
import type { Role } from '#contract/role.ts';
import { answerHours } from '../conversation/stage-inbox.ts';
import { listUsers } from './cognito-users.ts';

/**
 * The staff users who may be assigned a contact.
 * @param you who asks, with `role`
 * @throws ApiError `too_many_requests`, `unavailable`
 */
export async function assignableUsers(you: string, role: Role): Promise<StaffUser[]> {
  const users = (await listUsers()).filter(({ isActive }) => isActive);
  return users.map(({ username }) =>
    username === you ? { username, isYou: true, role, answerHours } : { username, isYou: false },
  );
}
