import {
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { mapCognitoErrors } from './cognito-errors.ts';
import { cognito, type Tokens, tokens } from './cognito-client.ts';

const ClientId = fromEnvironment('userPoolClientId');

/**
 * New tokens for a refresh token, which is used up by it.
 * @returns undefined where it was used up already, longer ago than a retry may be
 * @throws ApiError `unauthorized`, `too_many_requests`, `unavailable`.
 */
export async function refreshTokens(refresh: string): Promise<Tokens | undefined> {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refresh });
  const output = await mapCognitoErrors(cognito.send(command).catch(whereReused), 'unauthorized');
  return output && tokens({ RefreshToken: refresh, ...output.AuthenticationResult });
}

function whereReused(error: unknown): undefined {
  if (!(error instanceof RefreshTokenReuseException)) throw error;
}

/**
 * Ends a refresh token and the tokens made from it.
 * @throws ApiError `unauthorized` where there is nothing to end; `too_many_requests`; `unavailable`.
 */
export async function revokeToken(refresh: string): Promise<void> {
  await mapCognitoErrors(
    cognito.send(new RevokeTokenCommand({ ClientId, Token: refresh })),
    'unauthorized',
  );
}

/**
 * Ends all sessions of a user. Cognito documents nothing that would end one whose newest refresh token we do not
 * have: to revoke a token leaves the user's other ones alone (docs.aws.amazon.com/cognito, "Revoking tokens").
 * @throws ApiError `too_many_requests`, `unavailable`.
 */
export async function endAllSessions(username: string): Promise<void> {
  const command = new AdminUserGlobalSignOutCommand({
    UserPoolId: fromEnvironment('userPoolId'),
    Username: username,
  });
  await mapCognitoErrors(cognito.send(command), 'unauthorized');
}
