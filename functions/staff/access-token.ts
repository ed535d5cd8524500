import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { sessionSeconds } from '#contract/staff-session.ts';
import { type Role, roleIn } from '#contract/role.ts';
import { fromEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { fetchCognito } from './cognito-http.ts';

const fetcher: Fetcher = {
  async fetch(uri) {
    const response = await fetchCognito(new URL(uri).pathname);
    if (!response.ok) throw new Error(`The key set responded with ${response.status}.`);
    return response.arrayBuffer();
  },
};

const verifier = CognitoJwtVerifier.create(
  {
    userPoolId: fromEnvironment('USER_POOL_ID'),
    clientId: fromEnvironment('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  },
  { jwksCache: new SimpleJwksCache({ fetcher }) },
);

/** The user of an access token. */
export interface Holder {
  readonly username: string;
  /** Unlike a username, it is never reused. */
  readonly sub: string;
  /** The session's start, in seconds since 1970. */
  readonly signedInAt: number;
  /** As of the token's issue: Cognito puts the user's groups into it. */
  readonly role: Role;
}

/**
 * Verifies an access token.
 * @param grace seconds for which an expired token is still accepted
 * @returns its holder; undefined if our pool did not sign it for our client, it has expired, or the session has reached
 *   its maximum age
 * @throws ApiError `unavailable` if the pool's keys cannot be read
 */
export async function holderOf(token: string, grace = 0): Promise<Holder | undefined> {
  try {
    const claims = await verifier.verify(token, { graceSeconds: grace });
    const { username, sub, auth_time: signedInAt, 'cognito:groups': groups = [] } = claims;
    const endsAt = (signedInAt + sessionSeconds.absolute) * 1000;
    return endsAt > Date.now() ? { username, sub, signedInAt, role: roleIn(groups) } : undefined;
  } catch (error) {
    if (error instanceof JwtBaseError && !(error instanceof JwksValidationError)) return undefined;
    throw new ApiError('unavailable', { cause: error });
  }
}
