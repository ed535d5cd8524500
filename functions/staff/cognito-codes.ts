import {
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  SoftwareTokenMFANotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { mapCognitoErrors, wrongCode } from './cognito-errors.ts';
import { type Challenge, cognito, required, type Tokens, tokens } from './cognito-client.ts';

const UserPoolId = fromEnvironment('USER_POOL_ID');
const ClientId = fromEnvironment('USER_POOL_CLIENT_ID');

/** A challenge to set up an authenticator app with a secret. */
export interface SetUp extends Challenge {
  readonly secret: string;
}

/**
 * Starts the set-up of a second factor with a new secret.
 * @throws ApiError `unauthorized` if the challenge has expired; `too_many_requests`; `unavailable`
 */
export async function issueSecret(challenge: Challenge): Promise<SetUp> {
  const command = new AssociateSoftwareTokenCommand({ Session: challenge.session });
  const { SecretCode, Session } = await mapCognitoErrors(cognito.send(command));
  return { ...challenge, secret: required(SecretCode), session: required(Session) };
}

/**
 * Completes the set-up of a second factor with the app's first code.
 * @throws ApiError `validation_failed` if the code is wrong; `unauthorized` if the challenge has expired;
 *   `too_many_requests`; `unavailable`
 */
export async function confirmSecret(
  { username, session }: Challenge,
  code: string,
): Promise<Tokens> {
  const verify = new VerifySoftwareTokenCommand({ Session: session, UserCode: code });
  const { Status, Session } = await mapCognitoErrors(cognito.send(verify));
  if (Status !== 'SUCCESS') throw wrongCode();
  return respond('MFA_SETUP', required(Session), { USERNAME: username });
}

/**
 * A new secret for an access token's user. The old one is valid until {@link verifyOwnSecret}.
 * @throws ApiError `unauthorized` if the token is revoked; `too_many_requests`; `unavailable`
 */
export async function issueOwnSecret(access: string): Promise<string> {
  const command = new AssociateSoftwareTokenCommand({ AccessToken: access });
  return required((await mapCognitoErrors(cognito.send(command))).SecretCode);
}

/**
 * Activates the new secret with the first code of an app that has it.
 * @throws ApiError `validation_failed` if the code is wrong; `not_found` if no secret was issued; `unauthorized` if the
 *   token is revoked; `too_many_requests`; `unavailable`
 */
export async function verifyOwnSecret(access: string, code: string): Promise<void> {
  const command = new VerifySoftwareTokenCommand({ AccessToken: access, UserCode: code });
  const call = cognito.send(command).catch(ifNotIssued);
  if ((await mapCognitoErrors(call)).Status !== 'SUCCESS') throw wrongCode();
}

function ifNotIssued(error: unknown): never {
  throw error instanceof SoftwareTokenMFANotFoundException ? new ApiError('not_found') : error;
}

/**
 * Checks a code. Cognito accepts each code once.
 * @throws as {@link confirmSecret}
 */
export async function checkCode({ username, session }: Challenge, code: string): Promise<Tokens> {
  return respond('SOFTWARE_TOKEN_MFA', session, {
    USERNAME: username,
    SOFTWARE_TOKEN_MFA_CODE: code,
  });
}

async function respond(
  ChallengeName: 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA',
  Session: string,
  ChallengeResponses: Record<string, string>,
): Promise<Tokens> {
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId,
    ClientId,
    ChallengeName,
    Session,
    ChallengeResponses,
  });
  return tokens((await mapCognitoErrors(cognito.send(command))).AuthenticationResult);
}
