import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { answered } from './cognito-errors.ts';
import { cognito, required, type Tokens, tokens } from './cognito-store.ts';

const UserPoolId = fromEnvironment('userPoolId');
const ClientId = fromEnvironment('userPoolClientId');

/** What Cognito wants to hear again when a first password is replaced. */
export interface Challenge {
  readonly username: string;
  readonly session: string;
}

/**
 * Checks a password. A first password gives a challenge instead of tokens.
 * @throws Refusal `invalid_credentials`, alike for a wrong password and for a user who is unknown,
 * disabled or must reset; `too_many_requests`; `unavailable`.
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
  const output = await answered(cognito.send(command), 'invalid_credentials');
  if (output.ChallengeName !== 'NEW_PASSWORD_REQUIRED') return tokens(output.AuthenticationResult);
  const known = output.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? username;
  return { username: known, session: required(output.Session) };
}

/**
 * Replaces a first password.
 * @throws Refusal `unauthorized` where the challenge is over; `validation_failed` where the password
 * does not satisfy the pool; `too_many_requests`; `unavailable`.
 */
export async function replacePassword(
  { username, session }: Challenge,
  newPassword: string,
): Promise<Tokens> {
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId,
    ClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeResponses: { USERNAME: username, NEW_PASSWORD: newPassword },
  });
  return tokens((await answered(cognito.send(command), 'unauthorized')).AuthenticationResult);
}
