import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { sessionSeconds } from '#contract/staff-session.ts';
import { fromEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { askCognito } from './cognito-http.ts';

const fetcher: Fetcher = {
  async fetch(uri) {
    const response = await askCognito(new URL(uri).pathname);
    if (!response.ok) throw new Error(`The key set answered ${response.status}.`);
    return response.arrayBuffer();
  },
};

const verifier = CognitoJwtVerifier.create(
  {
    userPoolId: fromEnvironment('userPoolId'),
    clientId: fromEnvironment('userPoolClientId'),
    tokenUse: 'access',
  },
  { jwksCache: new SimpleJwksCache({ fetcher }) },
);

/** Whose session an access token belongs to. */
export interface Holder {
  readonly username: string;
  /** Stays when a username is given to somebody else. */
  readonly sub: string;
}

/**
 * The holder that an access token of our pool and client names, or undefined where it is not one, was
 * not signed by the pool, is out of time, or belongs to a sign-in that is older than a session may be.
 * @param grace seconds that it may have run out ago
 * @throws ApiError `unavailable` where the pool's keys could not be read: nothing is known of the token.
 */
export async function holderOf(token: string, grace = 0): Promise<Holder | undefined> {
  try {
    const claims = await verifier.verify(token, { graceSeconds: grace });
    const endsAt = (claims.auth_time + sessionSeconds.absolute) * 1000;
    return endsAt > Date.now() ? { username: claims.username, sub: claims.sub } : undefined;
  } catch (error) {
    if (error instanceof JwtBaseError && !(error instanceof JwksValidationError)) return undefined;
    throw new ApiError('unavailable', { cause: error });
  }
}
