import {
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { mapCognitoErrors, wrongCode } from './cognito-errors.ts';
import { type Challenge, cognito, required, type Tokens, tokens } from './cognito-client.ts';

const UserPoolId = fromEnvironment('userPoolId');
const ClientId = fromEnvironment('userPoolClientId');

/** A challenge to set up an authenticator app with a secret. */
export interface SetUp extends Challenge {
  readonly secret: string;
}

/**
 * Starts the set-up of a second factor with a new secret.
 * @throws ApiError `unauthorized` if the challenge has expired; `too_many_requests`; `unavailable`.
 */
export async function issueSecret(challenge: Challenge): Promise<SetUp> {
  const command = new AssociateSoftwareTokenCommand({ Session: challenge.session });
  const { SecretCode, Session } = await mapCognitoErrors(cognito.send(command), 'unauthorized');
  return { ...challenge, secret: required(SecretCode), session: required(Session) };
}

/**
 * Completes the set-up of a second factor with the app's first code.
 * @throws ApiError `validation_failed` if the code is wrong; `unauthorized` if the challenge has expired;
 * `too_many_requests`; `unavailable`.
 */
export async function confirmSecret(
  { username, session }: Challenge,
  code: string,
): Promise<Tokens> {
  const verify = new VerifySoftwareTokenCommand({ Session: session, UserCode: code });
  const { Status, Session } = await mapCognitoErrors(cognito.send(verify), 'unauthorized');
  if (Status !== 'SUCCESS') throw wrongCode();
  return respond('MFA_SETUP', required(Session), { USERNAME: username });
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
  return tokens(
    (await mapCognitoErrors(cognito.send(command), 'unauthorized')).AuthenticationResult,
  );
}
