import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Role, roles } from '#contract/role.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { cognito } from '../staff/cognito-client.ts';
import { mapCognitoErrors } from '../staff/cognito-errors.ts';

const UserPoolId = fromEnvironment('USER_POOL_ID');

/**
 * Creates a user, who replaces the password at the first sign-in. Cognito sends nothing: there is no address, and the
 * owner hands the password over.
 * @throws ApiError `conflict` if the name exists; `too_many_requests`; `unavailable`: it may have been created
 */
export async function createUser(username: string, password: string): Promise<void> {
  const command = new AdminCreateUserCommand({
    UserPoolId,
    Username: username,
    TemporaryPassword: password,
    MessageAction: 'SUPPRESS',
  });
  await change(cognito.send(command));
}

/**
 * Makes a user a member of the role's group, and of no other role's. Adding a member again, or removing none, changes
 * nothing. If only a part succeeds, the user has the lesser role, unless both groups: then a retry completes it.
 * @throws ApiError `not_found`, `too_many_requests`, `unavailable`
 */
export async function setRole(username: string, role: Role): Promise<void> {
  const user = { UserPoolId, Username: username };
  for (const GroupName of roles.filter((each) => each !== role)) {
    await change(cognito.send(new AdminRemoveUserFromGroupCommand({ ...user, GroupName })));
  }
  await change(cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: role })));
}

/**
 * Lets a user sign in, or no longer. "Deactivates a user profile and revokes all access tokens for the user. A
 * deactivated user can't sign in" (Cognito API reference, AdminDisableUser).
 * @throws ApiError `not_found`, `too_many_requests`, `unavailable`
 */
export async function setEnabled(username: string, isEnabled: boolean): Promise<void> {
  const user = { UserPoolId, Username: username };
  const call = isEnabled
    ? cognito.send(new AdminEnableUserCommand(user))
    : cognito.send(new AdminDisableUserCommand(user));
  await change<unknown>(call);
}

/**
 * Gives a user another first password. "If it is temporary, the user status enters the FORCE_CHANGE_PASSWORD state"
 * (Cognito API reference, AdminSetUserPassword): the second factor stays, and so do the sessions.
 * @throws ApiError `not_found`, `too_many_requests`, `unavailable`
 */
export async function setFirstPassword(username: string, password: string): Promise<void> {
  const command = new AdminSetUserPasswordCommand({
    UserPoolId,
    Username: username,
    Password: password,
    Permanent: false,
  });
  await change(cognito.send(command));
}

function change<Output>(call: Promise<Output>): Promise<Output> {
  return mapCognitoErrors(call.catch(ifAboutTheName));
}

function ifAboutTheName(error: unknown): never {
  if (error instanceof UserNotFoundException) throw new ApiError('not_found');
  if (error instanceof UsernameExistsException) throw nameTaken();
  throw error;
}

export function nameTaken(): ApiError {
  return new ApiError('conflict', { message: 'There is a staff user with this name already.' });
}
