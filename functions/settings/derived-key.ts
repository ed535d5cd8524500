import { hkdfSync } from 'node:crypto';

/** A version of the site's signing key. */
export interface SigningKey {
  /** `0001`: signatures name it, so that they verify after a newer key is made. */
  readonly version: string;
  /** 32 random bytes. */
  readonly secret: Buffer;
}

/** A separate key for a purpose, because the signing key signs several things. */
export function derivedKey(
  { secret }: SigningKey,
  purpose: 'erasure' | 'link' | 'thread' | 'token',
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
