import * as z from 'zod/mini';
import { type ChallengeName, Challenges } from './challenges.ts';
import { CognitoError } from './cognito-error.ts';
import { isPassword } from './passwords.ts';
import type { Client, Pool } from './pool.ts';
import { SecondFactor } from './second-factor.ts';
import { Sessions } from './sessions.ts';
import type { StateFile, User } from './state.ts';
import type { SigningKey } from './tokens.ts';
import type { UserPools } from './user-pools.ts';

const AdminInitiateAuth = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
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

type Operation = (input: unknown) => Promise<object>;

/** The operations of Cognito that the product calls, each by its name in the API. */
export class Operations {
  readonly #userPools: UserPools;
  readonly #sessions: Sessions;
  readonly #challenges = new Challenges();
  readonly #secondFactor: SecondFactor;
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(userPools: UserPools, file: StateFile, key: SigningKey) {
    this.#userPools = userPools;
    const sessions = new Sessions(userPools, file, key);
    const secondFactor = new SecondFactor(userPools, this.#challenges);
    this.#sessions = sessions;
    this.#secondFactor = secondFactor;
    this.#operations = new Map<string, Operation>([
      ['AdminInitiateAuth', (input) => this.#initiate(input)],
      ['AdminRespondToAuthChallenge', (input) => this.#respond(input)],
      ['AdminUserGlobalSignOut', (input) => sessions.AdminUserGlobalSignOut(input)],
      ['AssociateSoftwareToken', (input) => secondFactor.AssociateSoftwareToken(input)],
      ['GetTokensFromRefreshToken', (input) => sessions.GetTokensFromRefreshToken(input)],
      ['GetUser', (input) => sessions.GetUser(input)],
      ['RevokeToken', (input) => sessions.RevokeToken(input)],
      ['VerifySoftwareToken', (input) => secondFactor.VerifySoftwareToken(input)],
    ]);
  }

  /** Undefined for those that are not answered here. */
  named(name: string): Operation | undefined {
    return this.#operations.get(name);
  }

  async #initiate(input: unknown): Promise<object> {
    const { UserPoolId, ClientId, AuthParameters } = AdminInitiateAuth.parse(input);
    const { pool, client } = this.#userPools.find(ClientId, UserPoolId);
    if (!client.authFlows.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH')) {
      throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
    }
    const user = this.#userPools.user(pool, AuthParameters.USERNAME);
    const matches = await isPassword(AuthParameters.PASSWORD, user?.password);
    if (user === undefined && !client.hidesUnknownUsers) {
      throw new CognitoError('UserNotFoundException', 'User does not exist.');
    }
    if (user === undefined || !matches) {
      throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
    }
    return user.status === 'CONFIRMED'
      ? this.#afterPassword(pool, client, user)
      : this.#challenge('NEW_PASSWORD_REQUIRED', client, user);
  }

  async #respond(input: unknown): Promise<object> {
    const answer = AdminRespondToAuthChallenge.parse(input);
    const { pool, client } = this.#userPools.find(answer.ClientId, answer.UserPoolId);
    const { Session: session, ChallengeResponses: responses } = answer;
    const challenge = this.#challenges.find(session, answer.ChallengeName);
    const user = this.#userPools.user(pool, responses.USERNAME);
    if (
      user === undefined ||
      challenge.client.id !== client.id ||
      challenge.username !== user.username
    ) {
      throw new CognitoError(
        'NotAuthorizedException',
        'Invalid session for the user, session is expired.',
      );
    }
    switch (answer.ChallengeName) {
      case 'NEW_PASSWORD_REQUIRED': {
        const { NEW_PASSWORD: password } = answer.ChallengeResponses;
        const { username } = user;
        const settled = await this.#userPools.setPassword(pool, username, password, 'CONFIRMED');
        this.#challenges.close(session);
        return this.#afterPassword(pool, client, settled);
      }
      case 'MFA_SETUP':
        if (challenge.verified !== true) {
          throw new CognitoError('NotAuthorizedException', 'No code was verified.');
        }
        break;
      case 'SOFTWARE_TOKEN_MFA':
        this.#secondFactor.useCode(challenge, answer.ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE);
    }
    this.#challenges.close(session);
    return this.#sessions.begin(pool, client, user);
  }

  #afterPassword(pool: Pool, client: Client, user: User): Promise<object> | object {
    if (!pool.needsCode) return this.#sessions.begin(pool, client, user);
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
