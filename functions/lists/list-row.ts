import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that an id survives the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** SHA-256, in hex. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An id such as `7K3M-QX9R`: 40 bits of the seed's SHA-256, deterministic. */
export function shortId(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 8);
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
