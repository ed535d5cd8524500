import {
  AdminGetUserCommand,
  paginateListUsers,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { cognito, required } from './cognito-client.ts';
import { mapCognitoErrors } from './cognito-errors.ts';

const UserPoolId = fromEnvironment('USER_POOL_ID');

interface PoolUser {
  /** In Cognito's spelling. */
  readonly username: string;
  /** False if an operator disabled the account or nobody has signed in with it yet. */
  readonly isActive: boolean;
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
  const output = await mapCognitoErrors(cognito.send(command).catch(ifUnknown), 'unauthorized');
  return output && toPoolUser(output);
}

function ifUnknown(error: unknown): undefined {
  if (!(error instanceof UserNotFoundException)) throw error;
}

/** @throws ApiError `too_many_requests`, `unavailable` */
export function listUsers(): Promise<PoolUser[]> {
  return mapCognitoErrors(readUsers(), 'unauthorized');
}

async function readUsers(): Promise<PoolUser[]> {
  const users: PoolUser[] = [];
  for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId })) {
    users.push(...Users.map(toPoolUser));
  }
  return users;
}

function toPoolUser({ Username, Enabled, UserStatus }: Output): PoolUser {
  return {
    username: required(Username),
    isActive: Enabled === true && UserStatus === 'CONFIRMED',
  };
}
