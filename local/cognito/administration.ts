import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';
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
    ['AdminDeleteSoftwareToken', async (input) => this.AdminDeleteSoftwareToken(input)],
    ['AdminDeleteUser', async (input) => this.AdminDeleteUser(input)],
    ['AdminSetUserMFAPreference', async (input) => this.AdminSetUserMFAPreference(input)],
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
    const pool = this.#userPools.pool(OfPool.parse(input).UserPoolId);
    return { Users: this.#userPools.users(pool).map(asListed) };
  }

  async AdminCreateUser(input: unknown): Promise<object> {
    const { UserPoolId, Username, TemporaryPassword } = AdminCreateUser.parse(input);
    const pool = this.#userPools.pool(UserPoolId);
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
    const { username } = this.#userPools.known(UserPoolId, Username);
    this.#userPools.remove(this.#userPools.pool(UserPoolId), username);
    return {};
  }

  /**
   * "When your user pool requires MFA and the user has no other factor available, Amazon Cognito returns an
   * MFA_SETUP challenge at the next sign-in" (API reference, AdminDeleteSoftwareToken).
   */
  AdminDeleteSoftwareToken(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const { authenticator: _lost, ...user } = this.#userPools.known(UserPoolId, Username);
    this.#userPools.save(UserPoolId, user);
    return {};
  }

  /**
   * Answers and changes nothing: "You can't turn off TOTP MFA for any of your users when MFA is required in your
   * user pool" (API reference, SoftwareTokenMfaSettingsType). Elsewhere no code is asked for anyway.
   */
  AdminSetUserMFAPreference(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    this.#userPools.known(UserPoolId, Username);
    return {};
  }
}

function asListed({ username, status }: User): object {
  return { Username: username, UserStatus: status, Enabled: true };
}
