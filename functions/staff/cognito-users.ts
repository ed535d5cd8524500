import {
  AdminGetUserCommand,
  paginateListUsers,
  paginateListUsersInGroup,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '#contract/role.ts';
import { fromEnvironment } from '../http/environment.ts';
import { cognito, required } from './cognito-client.ts';
import { mapCognitoErrors } from './cognito-errors.ts';

const UserPoolId = fromEnvironment('USER_POOL_ID');

export interface PoolUser {
  /** In Cognito's spelling. */
  readonly username: string;
  /** False if the account is disabled or nobody has signed in with it yet. */
  readonly isActive: boolean;
  /** False if an owner switched the account off. */
  readonly isEnabled: boolean;
  /** Whether the first password was not replaced yet. */
  readonly isInvited: boolean;
}

interface Output {
  readonly Username?: string | undefined;
  readonly Enabled?: boolean | undefined;
  readonly UserStatus?: UserStatusType | undefined;
}

/**
 * The user with this name, ignoring case.
 * @returns undefined if there is none
 * @throws ApiError `too_many_requests`, `unavailable`
 */
export async function findUser(username: string): Promise<PoolUser | undefined> {
  const command = new AdminGetUserCommand({ UserPoolId, Username: username });
  const output = await mapCognitoErrors(cognito.send(command).catch(ifUnknown));
  return output && toPoolUser(output);
}

function ifUnknown(error: unknown): undefined {
  if (!(error instanceof UserNotFoundException)) throw error;
}

/** @throws ApiError `too_many_requests`, `unavailable` */
export function listUsers(): Promise<PoolUser[]> {
  return mapCognitoErrors(readUsers());
}

/**
 * The names of the users in a group.
 * @throws ApiError `too_many_requests`, `unavailable`
 */
export function listNamesIn(group: Role): Promise<Set<string>> {
  return mapCognitoErrors(readNames(group));
}

async function readNames(GroupName: Role): Promise<Set<string>> {
  const names = new Set<string>();
  const pages = paginateListUsersInGroup({ client: cognito }, { UserPoolId, GroupName });
  for await (const { Users = [] } of pages) {
    for (const { Username } of Users) names.add(required(Username));
  }
  return names;
}

async function readUsers(): Promise<PoolUser[]> {
  const users: PoolUser[] = [];
  for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId })) {
    users.push(...Users.map(toPoolUser));
  }
  return users;
}

function toPoolUser({ Username, Enabled, UserStatus }: Output): PoolUser {
  const isEnabled = Enabled === true;
  return {
    username: required(Username),
    isActive: isEnabled && UserStatus === 'CONFIRMED',
    isEnabled,
    isInvited: UserStatus === 'FORCE_CHANGE_PASSWORD',
  };
}
