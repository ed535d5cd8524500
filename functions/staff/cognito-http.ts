import * as z from 'zod/mini';
import { fromEnvironment } from '../http/environment.ts';

/** Milliseconds: the two calls that an authorizer may make fit into its own timeout. */
const timeout = 4000;

const [region] = fromEnvironment('userPoolId').split('_');

/**
 * Asks Cognito without the SDK, for what needs no signature: the authorizer runs before every staff
 * request and starts faster without it. The endpoint is where the SDK would find it.
 */
export function askCognito(path: string, request: RequestInit = {}): Promise<Response> {
  const base =
    process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ??
    `https://cognito-idp.${region}.amazonaws.com`;
  return fetch(`${base.replace(/\/$/, '')}${path}`, {
    ...request,
    signal: AbortSignal.timeout(timeout),
  });
}

/** Cognito calls the field `__type`. */
const CognitoError = z.pipe(
  z.looseObject({}),
  z.transform((error) => z.string().parse(error['__type'])),
);

/** Cognito's names for a token that it took back, or whose user it no longer lets in. */
const over = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/**
 * Whether Cognito itself still honours an access token: its signature does not tell that its user
 * signed out, was signed out everywhere, disabled or removed.
 * @throws Error where Cognito cannot be asked.
 */
export async function isHonoured(token: string): Promise<boolean> {
  const response = await askCognito('/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: token }),
  });
  if (response.ok) return true;
  if (response.status === 400 && over.has(CognitoError.parse(await response.json()))) return false;
  throw new Error(`GetUser answered ${response.status}.`);
}
