import { createHmac, hkdfSync } from 'node:crypto';
import { normalizedEmail } from '#contract/text.ts';

/** A version of the site's signing key. */
export interface LedgerKey {
  readonly version: string;
  readonly secret: Buffer;
}

/**
 * What the ledger of erasures has in place of an address. Whoever reads the ledger without the key cannot try addresses,
 * as with a plain hash. The version is part of it: after a newer key was made, an address is looked for under each.
 */
export function addressEntry({ version, secret }: LedgerKey, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'erasure', 32));
  return `address#${version}#${createHmac('sha256', key).update(normalizedEmail(email)).digest('hex')}`;
}
