import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  ChangePasswordCommand,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { invalidField } from '../http/api-error.ts';
import { mapCognitoErrors } from './cognito-errors.ts';
import { type Challenge, cognito, outcome, type Tokens } from './cognito-client.ts';

const UserPoolId = fromEnvironment('USER_POOL_ID');
const ClientId = fromEnvironment('USER_POOL_CLIENT_ID');

/**
 * Checks a password. A first password or a second factor leads to a challenge instead of tokens.
 * @throws ApiError `invalid_credentials`, the same for a wrong password and for an unknown, disabled or reset user;
 *   `too_many_requests`; `unavailable`
 */
export async function checkPassword(
  username: string,
  password: string,
): Promise<Tokens | Challenge> {
  const command = new AdminInitiateAuthCommand({
    UserPoolId,
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });
  return outcome(await mapCognitoErrors(cognito.send(command), 'invalid_credentials'), username);
}

/**
 * Replaces a first password.
 * @throws ApiError `unauthorized` if the challenge has expired; `validation_failed` if the password breaks the pool's
 *   policy; `too_many_requests`; `unavailable`
 */
export async function replacePassword(
  { username, session }: Challenge,
  newPassword: string,
): Promise<Tokens | Challenge> {
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId,
    ClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeResponses: { USERNAME: username, NEW_PASSWORD: newPassword },
  });
  return outcome(await mapCognitoErrors(cognito.send(command)), username);
}

/**
 * Changes the password of an access token's user. The caller must end the sessions: the API reference of
 * `ChangePassword` does not say that tokens are revoked.
 * @throws ApiError `validation_failed` on a wrong `oldPassword`, and on `newPassword` if it breaks the pool's policy;
 *   `too_many_requests`; `unavailable`
 */
export async function changePassword(
  access: string,
  oldPassword: string,
  newPassword: string,
): Promise<void> {
  const command = new ChangePasswordCommand({
    AccessToken: access,
    PreviousPassword: oldPassword,
    ProposedPassword: newPassword,
  });
  await mapCognitoErrors(cognito.send(command).catch(ifNotAuthorized));
}

/** The authorizer just verified the access token with Cognito, so the password is wrong. */
function ifNotAuthorized(error: unknown): never {
  if (!(error instanceof NotAuthorizedException)) throw error;
  throw invalidField('oldPassword', 'format', 'is not your password');
}
