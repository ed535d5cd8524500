import { createPublicKey, randomUUID } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';
import type { Client, Pool } from './pool.ts';
import type { RefreshToken, StateFile, User } from './state.ts';
import { digestOf, randomToken, signTokens, type SignIn, type SigningKey } from './tokens.ts';
import type { UserPools } from './user-pools.ts';

const GetTokensFromRefreshToken = z.object({ ClientId: z.string(), RefreshToken: z.string() });
const RevokeToken = z.object({ ClientId: z.string(), Token: z.string() });
const GetUser = z.object({ AccessToken: z.string() });
const AdminUserGlobalSignOut = z.object({ UserPoolId: z.string(), Username: z.string() });
const Claims = z.object({ client_id: z.string(), username: z.string(), origin_jti: z.string() });

/** The operations on sessions, by their names in the API. */
export class Sessions {
  readonly #userPools: UserPools;
  readonly #file: StateFile;
  readonly #key: SigningKey;

  constructor(userPools: UserPools, file: StateFile, key: SigningKey) {
    this.#userPools = userPools;
    this.#file = file;
    this.#key = key;
  }

  /** The response that completes a sign-in. */
  begin(pool: Pool, client: Client, user: User): Promise<object> {
    const signIn: SignIn = { pool, client, user, family: randomUUID(), signedInAt: Date.now() };
    const expiresAt = signIn.signedInAt + client.refreshTokenValidity * 1000;
    return this.#tokenResponse(signIn, this.#issue(signIn, expiresAt));
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
    if (client.rotationGrace === undefined) return this.#tokenResponse(signIn);
    if (replacedAt !== undefined && Date.now() > replacedAt + client.rotationGrace * 1000) {
      throw new CognitoError('RefreshTokenReuseException', 'Refresh token was used before.');
    }
    token.replacedAt ??= Date.now();
    return this.#tokenResponse(signIn, this.#issue(signIn, expiresAt));
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
    const family = this.#file.state.refreshTokens[digestOf(Token)]?.family;
    this.#revoke((token) => token.family === family && token.clientId === ClientId);
    return {};
  }

  async GetUser(input: unknown): Promise<object> {
    const { user } = await this.owner(GetUser.parse(input).AccessToken);
    return { Username: user.username, UserAttributes: [{ Name: 'sub', Value: user.sub }] };
  }

  /**
   * The user of an access token that is not revoked.
   * @throws CognitoError NotAuthorizedException, UserNotFoundException
   */
  async owner(AccessToken: string): Promise<{ readonly pool: Pool; readonly user: User }> {
    const claims = await this.#claimsOf(AccessToken);
    const { pool } = this.#userPools.find(claims.client_id);
    const { origin_jti: family, username } = claims;
    const tokens = Object.values(this.#file.state.refreshTokens);
    if (!tokens.some((token) => token.family === family)) {
      throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
    }
    const user = this.#userPools.user(pool, username);
    if (user === undefined) throw new CognitoError('UserNotFoundException', 'User does not exist.');
    return { pool, user };
  }

  async AdminUserGlobalSignOut(input: unknown): Promise<object> {
    const { UserPoolId, Username } = AdminUserGlobalSignOut.parse(input);
    const { username } = this.#userPools.existingUser(UserPoolId, Username);
    this.#userPools.endSessions(this.#userPools.pool(UserPoolId), username);
    return {};
  }

  async #claimsOf(accessToken: string): Promise<z.infer<typeof Claims>> {
    try {
      const { payload } = await jwtVerify(accessToken, createPublicKey(this.#key.privateKey));
      return Claims.parse(payload);
    } catch {
      throw new CognitoError('NotAuthorizedException', 'Invalid Access Token');
    }
  }

  #revoke(matches: (token: RefreshToken) => boolean): void {
    const { refreshTokens } = this.#file.state;
    for (const [digest, token] of Object.entries(refreshTokens)) {
      if (matches(token)) delete refreshTokens[digest];
    }
    this.#file.save();
  }

  /** Creates a refresh token. Rotation does not extend its expiry. */
  #issue({ client, user, family, signedInAt }: SignIn, expiresAt: number): string {
    const token = randomToken();
    const { username } = user;
    const stored: RefreshToken = { clientId: client.id, username, family, signedInAt, expiresAt };
    this.#file.state.refreshTokens[digestOf(token)] = stored;
    this.#file.save();
    return token;
  }

  async #tokenResponse(signIn: SignIn, refreshToken?: string): Promise<object> {
    const tokens = await signTokens(this.#key, signIn);
    return {
      AuthenticationResult: { ...tokens, ...(refreshToken && { RefreshToken: refreshToken }) },
      ChallengeParameters: {},
    };
  }
}
