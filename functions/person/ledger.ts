import { createHmac, hkdfSync } from 'node:crypto';
import { normalizedEmail } from '#contract/text.ts';

/** A version of the site's signing key. */
export interface LedgerKey {
  readonly version: string;
  readonly secret: Buffer;
}

/**
 * The ledger's keyed hash of an address. Without the key, nobody can test addresses against it, as they could with a
 * plain hash. It includes the key's version, and look-ups try every version.
 */
export function addressEntry({ version, secret }: LedgerKey, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'erasure', 32));
  return `address#${version}#${createHmac('sha256', key).update(normalizedEmail(email)).digest('hex')}`;
}
