import {
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fromEnvironment } from '../http/environment.ts';
import { answered } from './cognito-errors.ts';
import { cognito, type Tokens, tokens } from './cognito-store.ts';

const ClientId = fromEnvironment('userPoolClientId');

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
