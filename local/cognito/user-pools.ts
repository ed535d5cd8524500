import { randomUUID } from 'node:crypto';
import type { Identity } from '../identity.ts';
import { digits, letters } from '../identity.ts';
import { CognitoError } from './cognito-error.ts';
import { hashPassword, isPassword, policyViolation } from './passwords.ts';
import type { Client, Pool } from './pool.ts';
import type { StateFile, User } from './state.ts';

export interface Staff {
  readonly username: string;
  /** Set: permanent. Unset: a first password is made up, to be changed at the first sign-in. */
  readonly password?: string;
}

/** The pools and clients of the templates with their users. */
export class UserPools {
  readonly pools = new Map<string, Pool>();
  readonly clients = new Map<string, Client>();
  readonly #file: StateFile;
  readonly #identity: Identity;

  constructor(file: StateFile, identity: Identity) {
    this.#file = file;
    this.#identity = identity;
  }

  /** @throws CognitoError ResourceNotFoundException */
  find(clientId: string, poolId?: string): { pool: Pool; client: Client } {
    const client = this.clients.get(clientId);
    const pool = client && this.pools.get(client.poolId);
    if (
      client === undefined ||
      pool === undefined ||
      (poolId !== undefined && poolId !== pool.id)
    ) {
      throw new CognitoError(
        'ResourceNotFoundException',
        `User pool client ${clientId} does not exist.`,
      );
    }
    return { pool, client };
  }

  /** @throws CognitoError ResourceNotFoundException */
  pool(id: string): Pool {
    const pool = this.pools.get(id);
    if (pool !== undefined) return pool;
    throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }

  user(pool: Pool, username: string): User | undefined {
    return this.#file.state.users[keyOf(pool, username)];
  }

  /** @throws CognitoError ResourceNotFoundException, UserNotFoundException */
  known(poolId: string, username: string): User {
    const user = this.user(this.pool(poolId), username);
    if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  /** Writes a user down in place of the one of that name. */
  save(poolId: string, user: User): void {
    this.#file.state.users[keyOf(this.pool(poolId), user.username)] = user;
    this.#file.save();
  }

  users(pool: Pool): User[] {
    return Object.entries(this.#file.state.users)
      .filter(([key]) => key.startsWith(`${pool.id}/`))
      .map(([, user]) => user);
  }

  /** Forgets a user and every session of his. */
  remove(pool: Pool, username: string): void {
    const key = keyOf(pool, username);
    const { users, refreshTokens } = this.#file.state;
    for (const [digest, token] of Object.entries(refreshTokens)) {
      const ofPool = this.clients.get(token.clientId)?.poolId === pool.id;
      if (ofPool && keyOf(pool, token.username) === key) delete refreshTokens[digest];
    }
    delete users[key];
    this.#file.save();
  }

  /** @throws CognitoError InvalidPasswordException */
  async setPassword(
    pool: Pool,
    username: string,
    password: string,
    status: User['status'],
  ): Promise<User> {
    const violation = policyViolation(password, pool.passwordPolicy);
    if (violation !== undefined) {
      throw new CognitoError(
        'InvalidPasswordException',
        `Password did not conform with policy: ${violation}`,
      );
    }
    const known = this.user(pool, username) ?? { sub: randomUUID(), username };
    const user = { ...known, password: await hashPassword(password), status };
    this.save(pool.id, user);
    return user;
  }

  /**
   * Makes sure that somebody can sign in to every pool.
   * @returns the first password for as long as it has not been changed
   * @throws Error in one line where the given password breaks a pool's policy
   */
  async ensureStaff({ username, password }: Staff): Promise<{ firstPassword?: string }> {
    let first: { firstPassword?: string } = {};
    for (const pool of this.pools.values()) {
      const user = this.user(pool, username);
      if (password !== undefined) {
        const known = user?.status === 'CONFIRMED' && (await isPassword(password, user.password));
        if (!known) await this.setPassword(pool, username, password, 'CONFIRMED');
      } else if (user?.status !== 'CONFIRMED') {
        const firstPassword = this.#firstPassword(`${pool.id} ${username}`);
        if (user === undefined) {
          await this.setPassword(pool, username, firstPassword, 'FORCE_CHANGE_PASSWORD');
        }
        first = { firstPassword };
      }
    }
    return first;
  }

  /** Easy to type, with some of every kind of character that a policy may ask for. */
  #firstPassword(whose: string): string {
    const part = (alphabet: string) => this.#identity.derive(`${whose} ${alphabet}`, 4, alphabet);
    return [letters, letters.toUpperCase(), digits, letters + digits].map(part).join('-');
  }
}

function keyOf(pool: Pool, username: string): string {
  return `${pool.id}/${pool.caseSensitive ? username : username.toLowerCase()}`;
}
