import { createHmac } from 'node:crypto';
import { normalizedEmail } from '#contract/text.ts';
import { derivedKey, type SigningKey } from '../settings/derived-key.ts';

/**
 * The ledger's keyed hash of an address. Without the key, nobody can test addresses against it, as they could with a
 * plain hash. It includes the key's version, and look-ups try every version.
 */
export function addressEntry(key: SigningKey, email: string): string {
  const hash = createHmac('sha256', derivedKey(key, 'erasure')).update(normalizedEmail(email));
  return `address#${key.version}#${hash.digest('hex')}`;
}
