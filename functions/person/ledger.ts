import { createHmac, hkdfSync } from 'node:crypto';

/** A version of the site's signing key. */
export interface LedgerKey {
  readonly version: string;
  readonly secret: Buffer;
}

/** An address as rows are compared by it: mailboxes that tell cases apart are as good as unknown. */
export function normalized(email: string): string {
  return email.toLowerCase();
}

/**
 * What the ledger of erasures has in place of an address. Whoever reads the ledger without the key cannot try addresses,
 * as with a plain hash. The version is part of it: after a newer key was made, an address is looked for under each.
 */
export function addressEntry({ version, secret }: LedgerKey, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'erasure', 32));
  return `address#${version}#${createHmac('sha256', key).update(normalized(email)).digest('hex')}`;
}
