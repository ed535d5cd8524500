import { ApiError } from '../http/api-error.ts';
import { keyOf, signingKey } from '../settings/signing-key.ts';
import {
  openToken,
  sealToken,
  type TokenClaims,
  tokenIdOf,
  type TokenPurpose,
  versionOf,
} from './token.ts';

/** A token's claims and id. */
export interface RedeemedToken extends TokenClaims {
  readonly tokenId: string;
}

export async function issueToken(
  purpose: TokenPurpose,
  claims: Omit<TokenClaims, 'issuedAt'>,
): Promise<string> {
  return sealToken(await signingKey(), purpose, { ...claims, issuedAt: Date.now() });
}

/** @throws ApiError `invalid_token`; `expired_token`; `unavailable` */
export async function redeemToken(purpose: TokenPurpose, token: string): Promise<RedeemedToken> {
  const key = await keyOf(versionOf(token));
  const claims = key && openToken(key, purpose, token);
  if (claims === undefined) throw new ApiError('invalid_token');
  if (claims.expiresAt !== undefined && claims.expiresAt < Date.now()) {
    throw new ApiError('expired_token');
  }
  return { ...claims, tokenId: tokenIdOf(token) };
}
