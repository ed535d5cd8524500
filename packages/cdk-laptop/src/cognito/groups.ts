import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import { toUserType } from './user-administration.ts';
import type { UserPools } from './user-pools.ts';

const OfUser = z.object({ UserPoolId: z.string(), Username: z.string() });
const OfGroup = z.object({ UserPoolId: z.string(), GroupName: z.string() });
const Membership = z.object({ ...OfUser.shape, GroupName: z.string() });

/**
 * The operations on the members of groups, by their names in the API. Lists have one page, because there are few users.
 * A token lists the groups its user had when it was issued. Developer Guide, "Adding groups to a user pool".
 */
export class Groups {
  readonly #userPools: UserPools;

  constructor(userPools: UserPools) {
    this.#userPools = userPools;
  }

  /** Adding a member again changes nothing. */
  AdminAddUserToGroup(input: unknown): object {
    const { UserPoolId, Username, GroupName } = Membership.parse(input);
    this.#existingGroup(UserPoolId, GroupName);
    const user = this.#userPools.existingUser(UserPoolId, Username);
    const groups = [...new Set([...user.groups, GroupName])];
    this.#userPools.save(UserPoolId, { ...user, groups });
    return {};
  }

  AdminRemoveUserFromGroup(input: unknown): object {
    const { UserPoolId, Username, GroupName } = Membership.parse(input);
    this.#existingGroup(UserPoolId, GroupName);
    const user = this.#userPools.existingUser(UserPoolId, Username);
    const groups = user.groups.filter((name) => name !== GroupName);
    this.#userPools.save(UserPoolId, { ...user, groups });
    return {};
  }

  AdminListGroupsForUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const pool = this.#userPools.pool(UserPoolId);
    const { groups } = this.#userPools.existingUser(UserPoolId, Username);
    return { Groups: groups.map((name) => toGroupType(pool, name)) };
  }

  ListUsersInGroup(input: unknown): object {
    const { UserPoolId, GroupName } = OfGroup.parse(input);
    const pool = this.#existingGroup(UserPoolId, GroupName);
    const members = this.#userPools.users(pool).filter(({ groups }) => groups.includes(GroupName));
    return { Users: members.map(toUserType) };
  }

  /** @throws CognitoError ResourceNotFoundException */
  #existingGroup(poolId: string, name: string): Pool {
    const pool = this.#userPools.pool(poolId);
    if (pool.groups.has(name)) return pool;
    throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  }
}

function toGroupType(pool: Pool, name: string): object {
  const group = pool.groups.get(name);
  return {
    UserPoolId: pool.id,
    GroupName: name,
    Description: group?.description,
    Precedence: group?.precedence,
  };
}
