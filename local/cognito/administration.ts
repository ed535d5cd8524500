import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import type { UserPools } from './user-pools.ts';

const OfPool = z.object({ UserPoolId: z.string() });
const OfUser = z.object({ UserPoolId: z.string(), Username: z.string() });
const AdminCreateUser = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  TemporaryPassword: z.string(),
  // An invitation would need an address to send it to.
  MessageAction: z.literal('SUPPRESS'),
});

/** The operations of Cognito by which an operator keeps the staff, each by its name in the API. */
export class Administration {
  readonly #userPools: UserPools;
  readonly #operations = new Map<string, (input: unknown) => Promise<object>>([
    ['ListUserPools', async () => this.ListUserPools()],
    ['ListUsers', async (input) => this.ListUsers(input)],
    ['AdminCreateUser', (input) => this.AdminCreateUser(input)],
    ['AdminDeleteUser', async (input) => this.AdminDeleteUser(input)],
  ]);

  constructor(userPools: UserPools) {
    this.#userPools = userPools;
  }

  /** Undefined for those that are not answered here. */
  named(name: string): ((input: unknown) => Promise<object>) | undefined {
    return this.#operations.get(name);
  }

  /** All pools in one page: there are never more than a page holds. */
  ListUserPools(): object {
    const pools = [...this.#userPools.pools.values()];
    return { UserPools: pools.map(({ id, name }) => ({ Id: id, Name: name })) };
  }

  /** All users in one page, likewise. */
  ListUsers(input: unknown): object {
    const pool = this.#pool(OfPool.parse(input).UserPoolId);
    return { Users: this.#userPools.users(pool).map(asListed) };
  }

  async AdminCreateUser(input: unknown): Promise<object> {
    const { UserPoolId, Username, TemporaryPassword } = AdminCreateUser.parse(input);
    const pool = this.#pool(UserPoolId);
    if (this.#userPools.user(pool, Username)) {
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    }
    const status = 'FORCE_CHANGE_PASSWORD';
    return {
      User: asListed(await this.#userPools.setPassword(pool, Username, TemporaryPassword, status)),
    };
  }

  AdminDeleteUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const pool = this.#pool(UserPoolId);
    if (!this.#userPools.user(pool, Username)) {
      throw new CognitoError('UserNotFoundException', 'User does not exist.');
    }
    this.#userPools.remove(pool, Username);
    return {};
  }

  #pool(id: string): Pool {
    const pool = this.#userPools.pools.get(id);
    if (pool) return pool;
    throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }
}

function asListed({ username, status }: User): object {
  return { Username: username, UserStatus: status, Enabled: true };
}
