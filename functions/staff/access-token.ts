import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import type { Fetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { fromEnvironment } from '../http/environment.ts';

/** Milliseconds to wait for the pool's keys, which are asked for once per container. */
const patience = 2000;

/**
 * Fetches the pool's keys from where the AWS SDK would find Cognito: its endpoint variable moves the
 * host, while the issuer that tokens must name stays what it is.
 */
const fetcher: Fetcher = {
  async fetch(uri) {
    const { origin, pathname } = new URL(uri);
    const base = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ?? origin;
    const response = await fetch(`${base.replace(/\/$/, '')}${pathname}`, {
      signal: AbortSignal.timeout(patience),
    });
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

/**
 * The username that an access token of our pool and client names, or undefined where it is not one, is
 * expired or was not signed by the pool.
 * @throws Error where the pool's keys could not be read, so that nothing is known about the token.
 */
export async function usernameOf(token: string): Promise<string | undefined> {
  try {
    return (await verifier.verify(token)).username;
  } catch (error) {
    if (error instanceof JwtBaseError && !(error instanceof JwksValidationError)) return undefined;
    throw error;
  }
}
