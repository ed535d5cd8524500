import { Authentication } from './authentication.ts';
import { Challenges } from './challenges.ts';
import { Groups } from './groups.ts';
import { SecondFactor } from './second-factor.ts';
import { Sessions } from './sessions.ts';
import type { StateFile } from './state.ts';
import type { SigningKey } from './tokens.ts';
import { UserAdministration } from './user-administration.ts';
import type { UserPools } from './user-pools.ts';

type Operation = (input: unknown) => Promise<object> | object;

/** The operations that the product and the staff command call, by their names in the API. */
export function createOperations(
  userPools: UserPools,
  file: StateFile,
  key: SigningKey,
): ReadonlyMap<string, Operation> {
  const challenges = new Challenges();
  const sessions = new Sessions(userPools, file, key);
  const secondFactor = new SecondFactor(userPools, challenges, sessions);
  const authentication = new Authentication(userPools, challenges, sessions, secondFactor);
  const administration = new UserAdministration(userPools);
  const groups = new Groups(userPools);
  return new Map<string, Operation>([
    ['AdminAddUserToGroup', (input) => groups.AdminAddUserToGroup(input)],
    ['AdminCreateUser', (input) => administration.AdminCreateUser(input)],
    ['AdminDeleteSoftwareToken', (input) => administration.AdminDeleteSoftwareToken(input)],
    ['AdminDeleteUser', (input) => administration.AdminDeleteUser(input)],
    ['AdminDisableUser', (input) => administration.AdminDisableUser(input)],
    ['AdminEnableUser', (input) => administration.AdminEnableUser(input)],
    ['AdminGetUser', (input) => administration.AdminGetUser(input)],
    ['AdminInitiateAuth', (input) => authentication.AdminInitiateAuth(input)],
    ['AdminListGroupsForUser', (input) => groups.AdminListGroupsForUser(input)],
    ['AdminRemoveUserFromGroup', (input) => groups.AdminRemoveUserFromGroup(input)],
    ['AdminRespondToAuthChallenge', (input) => authentication.AdminRespondToAuthChallenge(input)],
    ['AdminSetUserMFAPreference', (input) => administration.AdminSetUserMFAPreference(input)],
    ['AdminSetUserPassword', (input) => administration.AdminSetUserPassword(input)],
    ['AdminUserGlobalSignOut', (input) => sessions.AdminUserGlobalSignOut(input)],
    ['AssociateSoftwareToken', (input) => secondFactor.AssociateSoftwareToken(input)],
    ['ChangePassword', (input) => authentication.ChangePassword(input)],
    ['GetTokensFromRefreshToken', (input) => sessions.GetTokensFromRefreshToken(input)],
    ['GetUser', (input) => sessions.GetUser(input)],
    ['ListUserPools', () => administration.ListUserPools()],
    ['ListUsers', (input) => administration.ListUsers(input)],
    ['ListUsersInGroup', (input) => groups.ListUsersInGroup(input)],
    ['RevokeToken', (input) => sessions.RevokeToken(input)],
    ['VerifySoftwareToken', (input) => secondFactor.VerifySoftwareToken(input)],
  ]);
}
