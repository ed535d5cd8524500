import { randomUUID } from 'node:crypto';
import type { Seed } from '../seed.ts';
import { digits, letters } from '../seed.ts';
import { CognitoError } from './cognito-error.ts';
import { hashPassword, isPassword, policyViolation } from './passwords.ts';
import type { Client, Pool } from './pool.ts';
import type { StateFile, User } from './state.ts';

export interface FirstUser {
  readonly username: string;
  /** Permanent if set. Otherwise the first sign-in asks to change a generated password. */
  readonly password?: string;
  /** Names of groups. The user becomes a member of those that a pool has. */
  readonly groups?: readonly string[];
}

/** The pools and clients of the templates, and their users. */
export class UserPools {
  readonly pools = new Map<string, Pool>();
  readonly clients = new Map<string, Client>();
  readonly #file: StateFile;
  readonly #seed: Seed;

  constructor(file: StateFile, seed: Seed) {
    this.#file = file;
    this.#seed = seed;
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
  existingUser(poolId: string, username: string): User {
    const user = this.user(this.pool(poolId), username);
    if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  /** Adds or replaces a user. */
  save(poolId: string, user: User): void {
    this.#file.state.users[keyOf(this.pool(poolId), user.username)] = user;
    this.#file.save();
  }

  users(pool: Pool): User[] {
    return Object.entries(this.#file.state.users)
      .filter(([key]) => key.startsWith(`${pool.id}/`))
      .map(([, user]) => user);
  }

  /** Removes a user and their sessions. */
  remove(pool: Pool, username: string): void {
    delete this.#file.state.users[keyOf(pool, username)];
    this.endSessions(pool, username);
  }

  /** Revokes all tokens of a user. */
  endSessions(pool: Pool, username: string): void {
    const key = keyOf(pool, username);
    const { refreshTokens } = this.#file.state;
    for (const [digest, token] of Object.entries(refreshTokens)) {
      const ofPool = this.clients.get(token.clientId)?.poolId === pool.id;
      if (ofPool && keyOf(pool, token.username) === key) delete refreshTokens[digest];
    }
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
    const existing = this.user(pool, username) ?? {
      sub: randomUUID(),
      username: nameIn(pool, username),
      isEnabled: true,
      groups: [],
    };
    const user = { ...existing, password: await hashPassword(password), status };
    this.save(pool.id, user);
    return user;
  }

  /**
   * Creates the first user in every pool, or sets the configured password, and adds them to the configured groups.
   * @returns the first password, until the user has changed it
   * @throws a one-line Error if the configured password violates a pool's policy
   */
  async ensureUser({
    username,
    password,
    groups = [],
  }: FirstUser): Promise<{ firstPassword?: string }> {
    let first: { firstPassword?: string } = {};
    for (const pool of this.pools.values()) {
      const user = this.user(pool, username);
      if (password !== undefined) {
        const isSet = user?.status === 'CONFIRMED' && (await isPassword(password, user.password));
        if (!isSet) await this.setPassword(pool, username, password, 'CONFIRMED');
      } else if (user?.status !== 'CONFIRMED') {
        const firstPassword = this.#firstPassword(`${pool.id} ${username}`);
        if (user === undefined) {
          await this.setPassword(pool, username, firstPassword, 'FORCE_CHANGE_PASSWORD');
        }
        first = { firstPassword };
      }
      this.#addToGroups(pool, username, groups);
    }
    return first;
  }

  #addToGroups(pool: Pool, username: string, groups: readonly string[]): void {
    const user = this.existingUser(pool.id, username);
    const missing = groups.filter(
      (group) => pool.groups.has(group) && !user.groups.includes(group),
    );
    if (missing.length > 0) this.save(pool.id, { ...user, groups: [...user.groups, ...missing] });
  }

  /** Easy to type, with characters of every kind that a policy may require. */
  #firstPassword(whose: string): string {
    const part = (alphabet: string) => this.#seed.derive(`${whose} ${alphabet}`, 4, alphabet);
    return [letters, letters.toUpperCase(), digits, letters + digits].map(part).join('-');
  }
}

function keyOf(pool: Pool, username: string): string {
  return `${pool.id}/${nameIn(pool, username)}`;
}

/**
 * "Mixed-case attribute values in case-insensitive user pools are flattened to lowercase in user pool text output"
 * (Developer Guide, "User pool case sensitivity"). Which letters beyond ASCII have a case, Cognito does not document.
 */
function nameIn({ caseSensitive }: Pool, username: string): string {
  return caseSensitive ? username : username.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
