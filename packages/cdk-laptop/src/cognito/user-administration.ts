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
  // No invitation: users have no email address.
  MessageAction: z.literal('SUPPRESS'),
});
const AdminSetUserPassword = z.object({
  ...OfUser.shape,
  Password: z.string(),
  Permanent: z._default(z.boolean(), false),
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
   * "Deactivates a user profile and revokes all access tokens for the user. A deactivated user can't sign in, but still
   * appears in the responses to ListUsers" (API reference, AdminDisableUser). Here it revokes refresh tokens too.
   */
  AdminDisableUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const user = this.#userPools.existingUser(UserPoolId, Username);
    this.#userPools.save(UserPoolId, { ...user, isEnabled: false });
    this.#userPools.endSessions(this.#userPools.pool(UserPoolId), user.username);
    return {};
  }

  AdminEnableUser(input: unknown): object {
    const { UserPoolId, Username } = OfUser.parse(input);
    const user = this.#userPools.existingUser(UserPoolId, Username);
    this.#userPools.save(UserPoolId, { ...user, isEnabled: true });
    return {};
  }

  /**
   * "The password can be temporary or permanent. If it is temporary, the user status enters the FORCE_CHANGE_PASSWORD
   * state" (API reference, AdminSetUserPassword). It mentions no tokens, so earlier ones stay valid.
   */
  async AdminSetUserPassword(input: unknown): Promise<object> {
    const { UserPoolId, Username, Password, Permanent } = AdminSetUserPassword.parse(input);
    const { username } = this.#userPools.existingUser(UserPoolId, Username);
    const status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    await this.#userPools.setPassword(this.#userPools.pool(UserPoolId), username, Password, status);
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

/** The API's `UserType`. */
export function toUserType({ username, status, isEnabled }: User): object {
  return { Username: username, UserStatus: status, Enabled: isEnabled };
}
