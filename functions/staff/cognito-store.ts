import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { patience } from '../aws/patience.ts';
import { fromEnvironment } from '../http/environment.ts';
import { answered } from './cognito-errors.ts';

const UserPoolId = fromEnvironment('userPoolId');
const ClientId = fromEnvironment('userPoolClientId');
const cognito = new CognitoIdentityProviderClient(patience);

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

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

/**
 * New tokens for a refresh token, which is used up by it.
 * @throws Refusal `unauthorized`, `too_many_requests`, `unavailable`.
 */
export async function refreshTokens(refresh: string): Promise<Tokens> {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refresh });
  const output = await answered(cognito.send(command), 'unauthorized');
  return tokens({ RefreshToken: refresh, ...output.AuthenticationResult });
}

/**
 * Ends a refresh token and the tokens made from it.
 * @throws Refusal `unauthorized` where there is nothing to end; `too_many_requests`; `unavailable`.
 */
export async function revokeToken(refresh: string): Promise<void> {
  await answered(
    cognito.send(new RevokeTokenCommand({ ClientId, Token: refresh })),
    'unauthorized',
  );
}

function tokens(result: AuthenticationResultType | undefined): Tokens {
  return { access: required(result?.AccessToken), refresh: required(result?.RefreshToken) };
}

/** A challenge that we do not ask for, such as a second factor, brings no tokens. */
function required(value: string | undefined): string {
  if (value === undefined) throw new Error('Cognito answered without tokens.');
  return value;
}
