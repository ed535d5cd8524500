import {
  GetTokensFromRefreshTokenCommand,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { mapCognitoErrors } from './cognito-errors.ts';
import { cognito, type Tokens, tokens } from './cognito-client.ts';

const ClientId = fromEnvironment('USER_POOL_CLIENT_ID');

/**
 * Exchanges a refresh token for new tokens, once.
 * @returns undefined if it was used before the grace period for retries
 * @throws ApiError `unauthorized`, `too_many_requests`, `unavailable`
 */
export async function refreshTokens(refresh: string): Promise<Tokens | undefined> {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refresh });
  const output = await mapCognitoErrors(cognito.send(command).catch(ifReused));
  return output && tokens({ RefreshToken: refresh, ...output.AuthenticationResult });
}

function ifReused(error: unknown): undefined {
  if (!(error instanceof RefreshTokenReuseException)) throw error;
}

/**
 * Revokes a refresh token and its access tokens.
 * @throws ApiError `unauthorized` if there is nothing to revoke; `too_many_requests`; `unavailable`
 */
export async function revokeToken(refresh: string): Promise<void> {
  await mapCognitoErrors(cognito.send(new RevokeTokenCommand({ ClientId, Token: refresh })));
}
