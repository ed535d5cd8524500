import * as z from 'zod/mini';
import { type ChallengeName, type Challenges, invalidSession } from './challenges.ts';
import { CognitoError } from './cognito-error.ts';
import { Lockout } from './lockout.ts';
import { isPassword } from './passwords.ts';
import type { Client, Pool } from './pool.ts';
import type { SecondFactor } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { User } from './state.ts';
import type { UserPools } from './user-pools.ts';

const AdminInitiateAuth = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
});

const ChangePassword = z.object({
  AccessToken: z.string(),
  PreviousPassword: z.string(),
  ProposedPassword: z.string(),
});

const common = { UserPoolId: z.string(), ClientId: z.string(), Session: z.string() };

const AdminRespondToAuthChallenge = z.discriminatedUnion('ChallengeName', [
  z.object({
    ...common,
    ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
    ChallengeResponses: z.object({ USERNAME: z.string(), NEW_PASSWORD: z.string() }),
  }),
  z.object({
    ...common,
    ChallengeName: z.literal('MFA_SETUP'),
    ChallengeResponses: z.object({ USERNAME: z.string() }),
  }),
  z.object({
    ...common,
    ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
    ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: z.string() }),
  }),
]);

/** The operations of a sign-in, by their names in the API. */
export class Authentication {
  readonly #userPools: UserPools;
  readonly #sessions: Sessions;
  readonly #challenges: Challenges;
  readonly #secondFactor: SecondFactor;
  readonly #lockout = new Lockout();

  constructor(
    userPools: UserPools,
    challenges: Challenges,
    sessions: Sessions,
    secondFactor: SecondFactor,
  ) {
    this.#userPools = userPools;
    this.#challenges = challenges;
    this.#sessions = sessions;
    this.#secondFactor = secondFactor;
  }

  async AdminInitiateAuth(input: unknown): Promise<object> {
    const { UserPoolId, ClientId, AuthParameters } = AdminInitiateAuth.parse(input);
    const { pool, client } = this.#userPools.find(ClientId, UserPoolId);
    if (!client.authFlows.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH')) {
      throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
    }
    const user = this.#userPools.user(pool, AuthParameters.USERNAME);
    if (user !== undefined) this.#lockout.begin(user.sub);
    const matches = await isPassword(AuthParameters.PASSWORD, user?.password);
    if (user === undefined && !client.hidesUnknownUsers) {
      throw new CognitoError('UserNotFoundException', 'User does not exist.');
    }
    if (user !== undefined && matches) this.#lockout.succeed(user.sub);
    else if (user !== undefined) this.#lockout.fail(user.sub);
    if (user === undefined || !matches) {
      throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
    }
    if (!user.isEnabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
    return user.status === 'CONFIRMED'
      ? this.#afterPassword(pool, client, user)
      : this.#challenge('NEW_PASSWORD_REQUIRED', client, user);
  }

  async AdminRespondToAuthChallenge(input: unknown): Promise<object> {
    const request = AdminRespondToAuthChallenge.parse(input);
    const { pool, client } = this.#userPools.find(request.ClientId, request.UserPoolId);
    const { Session: session, ChallengeResponses: responses } = request;
    const challenge = this.#challenges.find(session, request.ChallengeName);
    const user = this.#userPools.user(pool, responses.USERNAME);
    if (
      user === undefined ||
      challenge.client.id !== client.id ||
      challenge.username !== user.username ||
      !user.isEnabled
    ) {
      throw invalidSession();
    }
    switch (request.ChallengeName) {
      case 'NEW_PASSWORD_REQUIRED': {
        const { NEW_PASSWORD: password } = request.ChallengeResponses;
        const { username } = user;
        const updated = await this.#userPools.setPassword(pool, username, password, 'CONFIRMED');
        this.#challenges.close(session);
        return this.#afterPassword(pool, client, updated);
      }
      case 'MFA_SETUP':
        if (challenge.verified !== true) {
          throw new CognitoError('NotAuthorizedException', 'No code was verified.');
        }
        break;
      case 'SOFTWARE_TOKEN_MFA':
        this.#secondFactor.useCode(challenge, request.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE);
    }
    this.#challenges.close(session);
    return this.#sessions.begin(pool, client, user);
  }

  /**
   * "Changes the password for a specified user in a user pool", authorised by the user's access token (API reference,
   * ChangePassword). The reference does not mention earlier tokens, so they stay valid.
   */
  async ChangePassword(input: unknown): Promise<object> {
    const { AccessToken, PreviousPassword, ProposedPassword } = ChangePassword.parse(input);
    const { pool, user } = await this.#sessions.owner(AccessToken);
    if (!(await isPassword(PreviousPassword, user.password))) {
      throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
    }
    await this.#userPools.setPassword(pool, user.username, ProposedPassword, 'CONFIRMED');
    return {};
  }

  #afterPassword(pool: Pool, client: Client, user: User): Promise<object> | object {
    if (!pool.requiresMfa) return this.#sessions.begin(pool, client, user);
    const name = user.authenticator === undefined ? 'MFA_SETUP' : 'SOFTWARE_TOKEN_MFA';
    return this.#challenge(name, client, user);
  }

  #challenge(name: ChallengeName, client: Client, { username }: User): object {
    return {
      ChallengeName: name,
      Session: this.#challenges.open({ name, client, username }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: username,
        ...(name === 'NEW_PASSWORD_REQUIRED' && { requiredAttributes: '[]', userAttributes: '{}' }),
        ...(name === 'MFA_SETUP' && { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }),
      },
    };
  }
}
