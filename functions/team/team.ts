import type { Role } from '#contract/role.ts';
import type { FirstPassword, Invitation, TeamChange, TeamMember } from '#contract/team.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError } from '../http/api-error.ts';
import { endAllSessions } from '../staff/cognito-sessions.ts';
import { findUser, listNamesIn, listUsers, type PoolUser } from '../staff/cognito-users.ts';
import { firstPassword } from '../staff/first-password.ts';
import { returnToken, takeToken } from '../rate-limits/bucket-store.ts';
import {
  createUser,
  nameTaken,
  setEnabled,
  setFirstPassword,
  setRole,
} from './cognito-accounts.ts';

/** All staff users, by name. */
export async function listTeam(you: string): Promise<TeamMember[]> {
  const [users, owners] = await Promise.all([listUsers(), listNamesIn('owner')]);
  return users
    .map((user) => memberOf(user, owners.has(user.username) ? 'owner' : 'agent', you))
    .toSorted((one, other) => one.username.localeCompare(other.username));
}

function memberOf({ username, isEnabled, isInvited }: PoolUser, role: Role, you: string) {
  return { username, role, isActive: isEnabled, isInvited, isYou: username === you };
}

/**
 * Creates a staff user.
 * @returns the first password, which is stored nowhere
 * @throws ApiError `conflict` if the name exists; `too_many_requests`; `unavailable`: the user may exist, as an agent
 */
export async function invite(
  { username, role }: Invitation,
  author: string,
): Promise<FirstPassword> {
  if (await findUser(username)) throw nameTaken();
  const password = firstPassword();
  await recordAction(author, 'invite', { user: username });
  await createUser(username, password);
  await setRole(username, role);
  return { username, password };
}

/**
 * Changes the role of a staff user, or switches the account off or on. Who loses rights is signed out, since access
 * tokens name the groups of their issue.
 * @throws ApiError `not_found`; `conflict` if no other active owner would be left; `too_many_requests`, also if another
 *   owner has just lost rights; `unavailable`: a part may have been changed, and a retry completes it
 */
export async function changeMember(
  { username, role, isActive }: TeamChange,
  author: string,
): Promise<TeamMember> {
  const user = await existingUser(username);
  const owners = await listNamesIn('owner');
  const before = memberOf(user, owners.has(user.username) ? 'owner' : 'agent', author);
  const losesRights = role === 'agent' || isActive === false;
  if (losesRights && before.role === 'owner') await takeLoss(user);

  if (role !== undefined) {
    await recordAction(author, 'role', { user: user.username });
    await setRole(user.username, role);
  }
  if (isActive !== undefined) {
    await recordAction(author, isActive ? 'switch-on' : 'switch-off', { user: user.username });
    await setEnabled(user.username, isActive);
  }
  if (losesRights) await endAllSessions(user.username);
  return { ...before, ...(role && { role }), ...(isActive !== undefined && { isActive }) };
}

/**
 * One owner at a time loses rights, or two who take them from each other would both pass the check. It takes longer than
 * the function's ten seconds, so that the next check finds what this one has allowed.
 */
const loss = ['owners', { burst: 1, seconds: 15 }] as const;

/**
 * Lets an owner lose rights.
 * @throws ApiError `conflict` if nobody else is an active owner; `too_many_requests` if another owner has just lost rights
 */
async function takeLoss(user: PoolUser): Promise<void> {
  if (!(await takeToken(...loss))) {
    const { seconds: retryAfter } = loss[1];
    throw new ApiError('too_many_requests', { retryAfter });
  }
  try {
    await rejectLastOwner(user);
  } catch (error) {
    await returnToken(...loss);
    throw error;
  }
}

/** @throws ApiError `conflict` if nobody else is an active owner */
async function rejectLastOwner({ username }: PoolUser): Promise<void> {
  const [users, owners] = await Promise.all([listUsers(), listNamesIn('owner')]);
  const isCovered = users.some(
    (user) => user.isActive && owners.has(user.username) && user.username !== username,
  );
  if (isCovered) return;
  throw new ApiError('conflict', {
    message: `${username} is the only active owner: make somebody else an owner first.`,
  });
}

/**
 * Gives a staff user a new first password, and ends all sessions. The second factor stays.
 * @throws ApiError `not_found`; `conflict` for oneself; `too_many_requests`; `unavailable`: retry for another password
 */
export async function resetPassword(username: string, author: string): Promise<FirstPassword> {
  const user = await existingUser(username);
  if (user.username === author) {
    throw new ApiError('conflict', { message: 'Change your own password on the account page.' });
  }
  const password = firstPassword();
  await recordAction(author, 'password-reset', { user: user.username });
  await setFirstPassword(user.username, password);
  await endAllSessions(user.username);
  return { username: user.username, password };
}

async function existingUser(username: string): Promise<PoolUser> {
  const user = await findUser(username);
  if (user === undefined) throw new ApiError('not_found');
  return user;
}
