import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { derivedKey, type SigningKey } from '../settings/derived-key.ts';

/**
 * What a token's holder may do; a token is valid for one purpose only. `feedback` grants nothing and identifies a mail.
 */
export type TokenPurpose = 'confirm' | 'leave' | 'feedback';

/** A token's row and times, in milliseconds since 1970. */
export interface TokenClaims {
  readonly email: string;
  /** The id of the row. */
  readonly id: string;
  readonly issuedAt: number;
  /** Left out: never. */
  readonly expiresAt?: number | undefined;
  /** The recipient of a campaign whose mail carries it: `recipientTag` of `campaigns/campaign-rows.ts`. */
  readonly place?: string | undefined;
}

const algorithm = 'aes-256-gcm';
/** The nonce size of NIST SP 800-38D for this mode. Random nonces serve 2^32 tokens per key. */
const nonceBytes = 12;
const tagBytes = 16;

const Sealed = z.tuple([z.string(), z.string(), z.number(), z.number(), z.optional(z.string())]);

/** A token that only {@link openToken} can read, and nobody can make or change without the key. */
export function sealToken(key: SigningKey, purpose: TokenPurpose, claims: TokenClaims): string {
  const { email, id, issuedAt, expiresAt = 0, place } = claims;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, derivedKey(key, 'token'), nonce).setAAD(
    Buffer.from(purpose),
  );
  const content: z.infer<typeof Sealed> = [email, id, issuedAt, expiresAt];
  if (place !== undefined) content.push(place);
  const text = JSON.stringify(content);
  const sealed = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return key.version + sealed.toString('base64url');
}

/** The version of a token's key. */
export function versionOf(token: string): string {
  return token.slice(0, 4);
}

/** Identifies a token in stored data. The token cannot be derived from it. */
export function tokenIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 16);
}

/** @returns undefined if the token was not made with this key and purpose. Expired tokens open too */
export function openToken(
  key: SigningKey,
  purpose: TokenPurpose,
  token: string,
): TokenClaims | undefined {
  const encoded = token.slice(key.version.length);
  const sealed = Buffer.from(encoded, 'base64url');
  // The last character has bits that decode to nothing.
  // Stryker disable next-line EqualityOperator: without a byte between nonce and tag there is nothing to parse
  if (sealed.toString('base64url') !== encoded || sealed.length < nonceBytes + tagBytes) {
    return undefined;
  }
  const [nonce, body, tag] = [
    sealed.subarray(0, nonceBytes),
    sealed.subarray(nonceBytes, -tagBytes),
    sealed.subarray(-tagBytes),
  ];
  const options = { authTagLength: tagBytes };
  const decipher = createDecipheriv(algorithm, derivedKey(key, 'token'), nonce, options)
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  try {
    const text = Buffer.concat([decipher.update(body), decipher.final()]).toString();
    const [email, id, issuedAt, expiresAt, place] = Sealed.parse(JSON.parse(text));
    return {
      email,
      id,
      issuedAt,
      ...(expiresAt > 0 && { expiresAt }),
      ...(place !== undefined && { place }),
    };
  } catch {
    return undefined;
  }
}
