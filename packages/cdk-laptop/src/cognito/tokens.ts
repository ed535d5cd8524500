import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK } from 'jose';
import { readFileIfExists, writeFileAtomically } from '../data-folder.ts';
import type { Client, Pool } from './pool.ts';
import type { User } from './state.ts';

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: JWK & { readonly kid: string };
}

/**
 * Reads the data folder's RSA key, or creates it.
 * @throws a one-line Error if it is damaged
 */
export async function readSigningKey(dataDir: string): Promise<SigningKey> {
  const privateKey = readPrivateKey(join(dataDir, 'cognito-key.pem'));
  const jwk = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, publicKey: { ...jwk, kid, alg: 'RS256', use: 'sig' } };
}

function readPrivateKey(file: string): KeyObject {
  const pem = readFileIfExists(file);
  if (pem === undefined) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileAtomically(file, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
    return privateKey;
  }
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new Error(`${file} is damaged: delete it for a new key, and staff sign in again.`, {
      cause,
    });
  }
}

export interface SignIn {
  readonly pool: Pool;
  readonly client: Client;
  readonly user: User;
  readonly family: string;
  /** Milliseconds since 1970. */
  readonly signedInAt: number;
}

/**
 * Creates an access token and an id token with Cognito's claims. Developer Guide, "Understanding the access token", for
 * `cognito:groups`: "An array of the names of user pool groups that have your user as a member".
 */
export async function signTokens(
  key: SigningKey,
  signIn: SignIn,
): Promise<{ AccessToken: string; IdToken: string; ExpiresIn: number; TokenType: 'Bearer' }> {
  const { pool, client, user, family, signedInAt } = signIn;
  const shared = {
    sub: user.sub,
    origin_jti: family,
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt / 1000),
    jti: randomUUID(),
    // Cognito omits the claim for a user without groups.
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
  };
  const sign = (claims: object, lifetime: number) =>
    new SignJWT({ ...shared, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.publicKey.kid })
      .setIssuer(`https://cognito-idp.${pool.region}.amazonaws.com/${pool.id}`)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
      .sign(key.privateKey);
  const [AccessToken, IdToken] = await Promise.all([
    sign(
      {
        client_id: client.id,
        scope: 'aws.cognito.signin.user.admin',
        token_use: 'access',
        username: user.username,
      },
      client.accessTokenValidity,
    ),
    sign(
      { aud: client.id, 'cognito:username': user.username, token_use: 'id' },
      client.idTokenValidity,
    ),
  ]);
  return { AccessToken, IdToken, ExpiresIn: client.accessTokenValidity, TokenType: 'Bearer' };
}

export function randomToken(): string {
  return randomBytes(64).toString('base64url');
}

export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
