import * as z from 'zod/mini';
import { fromEnvironment } from '../http/environment.ts';

/** Milliseconds. An authorizer's two calls fit into its timeout. */
const timeout = 4000;

const [region] = fromEnvironment('USER_POOL_ID').split('_');

/**
 * Calls Cognito without the SDK, for requests that need no signature: the authorizer runs before every staff request
 * and starts faster without it. It resolves the endpoint as the SDK does. All calls only read, so one whose connection
 * closed during a freeze is retried within the same timeout.
 */
export function fetchCognito(path: string, request: RequestInit = {}): Promise<Response> {
  const base =
    process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ??
    `https://cognito-idp.${region}.amazonaws.com`;
  const signal = AbortSignal.timeout(timeout);
  const ask = () => fetch(`${base.replace(/\/$/, '')}${path}`, { ...request, signal });
  return ask().catch(ask);
}

/** Cognito names an error in `__type`. */
const CognitoError = z.pipe(
  z.looseObject({}),
  z.transform((error) => z.string().parse(error['__type'])),
);

/** Cognito's errors for a revoked token, or a user who may no longer sign in. */
const revoked = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/**
 * Whether Cognito still accepts an access token. Its signature does not show that the user signed out, here or
 * everywhere, or was disabled or deleted.
 * @throws Error if Cognito cannot be reached
 */
export async function isActive(token: string): Promise<boolean> {
  const response = await fetchCognito('/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: token }),
  });
  if (response.ok) return true;
  if (response.status === 400 && revoked.has(CognitoError.parse(await response.json())))
    return false;
  throw new Error(`GetUser responded with ${response.status}.`);
}
