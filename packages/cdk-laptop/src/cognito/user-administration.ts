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
  // No invitation: users have no e-mail address.
  MessageAction: z.literal('SUPPRESS'),
});

/** The operations on accounts, by their names in the API. */
export class UserAdministration {
  readonly #userPools: UserPools;

  constructor(userPools: UserPools) {
    this.#userPools = userPools;
  }

  /** Without paging, like ListUsers: there are few. */
  ListUserPools(): object {
    const pools = [...this.#userPools.pools.values()];
    return { UserPools: pools.map(({ id, name }) => ({ Id: id, Name: name })) };
  }

  ListUsers(input: unknown): object {
    const pool = this.#userPools.pool(OfPool.parse(input).UserPoolId);
    return { Users: this.#userPools.users(pool).map(toUserType) };
  }

  AdminGetUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    return toUserType(this.#userPools.existingUser(UserPoolId, Username));
  }

  async AdminCreateUser(input: unknown): Promise<object> {
    const { UserPoolId, Username, TemporaryPassword } = AdminCreateUser.parse(input);
    const pool = this.#userPools.pool(UserPoolId);
    if (this.#userPools.user(pool, Username)) {
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    }
    const status = 'FORCE_CHANGE_PASSWORD';
    return {
      User: toUserType(
        await this.#userPools.setPassword(pool, Username, TemporaryPassword, status),
      ),
    };
  }

  AdminDeleteUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const { username } = this.#userPools.existingUser(UserPoolId, Username);
    this.#userPools.remove(this.#userPools.pool(UserPoolId), username);
    return {};
  }

  /**
   * "When your user pool requires MFA and the user has no other factor available, Amazon Cognito returns an
   * MFA_SETUP challenge at the next sign-in" (API reference, AdminDeleteSoftwareToken).
   */
  AdminDeleteSoftwareToken(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const { authenticator: _removed, ...user } = this.#userPools.existingUser(UserPoolId, Username);
    this.#userPools.save(UserPoolId, user);
    return {};
  }

  /**
   * Changes nothing: "You can't turn off TOTP MFA for any of your users when MFA is required in your
   * user pool" (API reference, SoftwareTokenMfaSettingsType). Without required MFA, Cognito asks for no code here.
   */
  AdminSetUserMFAPreference(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    this.#userPools.existingUser(UserPoolId, Username);
    return {};
  }
}

function toUserType({ username, status }: User): object {
  return { Username: username, UserStatus: status, Enabled: true };
}
