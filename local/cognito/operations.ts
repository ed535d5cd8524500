import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';
import { isPassword } from './passwords.ts';
import type { RefreshToken, StateFile } from './state.ts';
import { digestOf, newRefreshToken, signTokens, type SignIn, type SigningKey } from './tokens.ts';
import type { UserPools } from './user-pools.ts';

const AdminInitiateAuth = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
});

const AdminRespondToAuthChallenge = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
  Session: z.string(),
  ChallengeResponses: z.object({ USERNAME: z.string(), NEW_PASSWORD: z.string() }),
});

const GetTokensFromRefreshToken = z.object({ ClientId: z.string(), RefreshToken: z.string() });
const RevokeToken = z.object({ ClientId: z.string(), Token: z.string() });

/** Milliseconds between a challenge and its answer: Cognito's default. */
const challengeLifetime = 3 * 60_000;

interface Challenge {
  readonly poolId: string;
  readonly username: string;
  readonly expiresAt: number;
}

/** The operations of Cognito that the product calls, each by its name in the API. */
export class Operations {
  readonly #userPools: UserPools;
  readonly #file: StateFile;
  readonly #key: SigningKey;
  readonly #challenges = new Map<string, Challenge>();

  constructor(userPools: UserPools, file: StateFile, key: SigningKey) {
    this.#userPools = userPools;
    this.#file = file;
    this.#key = key;
  }

  async AdminInitiateAuth(input: unknown): Promise<object> {
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
    if (user.status === 'CONFIRMED') {
      return this.#signIn({ pool, client, user, family: randomUUID(), signedInAt: Date.now() });
    }
    const { username } = user;
    const session = newRefreshToken();
    const expiresAt = Date.now() + challengeLifetime;
    this.#challenges.set(session, { poolId: pool.id, username, expiresAt });
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: session,
      ChallengeParameters: {
        USER_ID_FOR_SRP: username,
        requiredAttributes: '[]',
        userAttributes: '{}',
      },
    };
  }

  async AdminRespondToAuthChallenge(input: unknown): Promise<object> {
    const { UserPoolId, ClientId, Session, ChallengeResponses } =
      AdminRespondToAuthChallenge.parse(input);
    const { pool, client } = this.#userPools.find(ClientId, UserPoolId);
    const challenge = this.#challenges.get(Session);
    const { USERNAME: username, NEW_PASSWORD: password } = ChallengeResponses;
    if (
      challenge?.poolId !== pool.id ||
      challenge.username !== this.#userPools.user(pool, username)?.username ||
      challenge.expiresAt < Date.now()
    ) {
      throw new CognitoError(
        'NotAuthorizedException',
        'Invalid session for the user, session is expired.',
      );
    }
    const user = await this.#userPools.setPassword(pool, username, password, 'CONFIRMED');
    this.#challenges.delete(Session);
    return this.#signIn({ pool, client, user, family: randomUUID(), signedInAt: Date.now() });
  }

  async GetTokensFromRefreshToken(input: unknown): Promise<object> {
    const { ClientId, RefreshToken } = GetTokensFromRefreshToken.parse(input);
    const { pool, client } = this.#userPools.find(ClientId);
    const token = this.#file.state.refreshTokens[digestOf(RefreshToken)];
    const user = token && this.#userPools.user(pool, token.username);
    if (token?.clientId !== ClientId || user === undefined) {
      throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    }
    if (token.expiresAt < Date.now()) {
      throw new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
    }
    const { family, signedInAt, expiresAt, replacedAt } = token;
    const signIn: SignIn = { pool, client, user, family, signedInAt };
    if (client.rotationGrace === undefined) return this.#result(signIn);
    if (replacedAt !== undefined && Date.now() > replacedAt + client.rotationGrace * 1000) {
      throw new CognitoError('RefreshTokenReuseException', 'Refresh token was used before.');
    }
    token.replacedAt ??= Date.now();
    return this.#result(signIn, this.#issue(signIn, expiresAt));
  }

  async RevokeToken(input: unknown): Promise<object> {
    const { ClientId, Token } = RevokeToken.parse(input);
    const { client } = this.#userPools.find(ClientId);
    if (!client.revocable) {
      throw new CognitoError('UnsupportedOperationException', 'Token revocation is not enabled.');
    }
    if (Token.split('.').length === 3) {
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens are revoked.');
    }
    const { refreshTokens } = this.#file.state;
    const family = refreshTokens[digestOf(Token)]?.family;
    for (const [digest, token] of Object.entries(refreshTokens)) {
      if (token.family === family && token.clientId === ClientId) delete refreshTokens[digest];
    }
    this.#file.save();
    return {};
  }

  #signIn(signIn: SignIn): Promise<object> {
    const expiresAt = signIn.signedInAt + signIn.client.refreshTokenValidity * 1000;
    return this.#result(signIn, this.#issue(signIn, expiresAt));
  }

  /** A new refresh token. One that replaces another lives no longer than that one would have. */
  #issue({ client, user, family, signedInAt }: SignIn, expiresAt: number): string {
    const token = newRefreshToken();
    const { username } = user;
    const kept: RefreshToken = { clientId: client.id, username, family, signedInAt, expiresAt };
    this.#file.state.refreshTokens[digestOf(token)] = kept;
    this.#file.save();
    return token;
  }

  async #result(signIn: SignIn, refreshToken?: string): Promise<object> {
    const tokens = await signTokens(this.#key, signIn);
    return {
      AuthenticationResult: { ...tokens, ...(refreshToken && { RefreshToken: refreshToken }) },
      ChallengeParameters: {},
    };
  }
}
