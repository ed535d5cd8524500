import * as z from 'zod/mini';
import { readSetting } from '../settings/settings-store.ts';
import { madeSigningKeys } from '../settings/signing-key.ts';
import { addressEntry } from './ledger.ts';

const Erasure = z.object({ erasedAt: z.string() });

/**
 * When somebody with an address was erased last, under whichever key.
 * @throws ApiError `unavailable`
 */
export async function lastErasure(email: string): Promise<string | undefined> {
  const keys = await madeSigningKeys();
  const found = await Promise.all(
    keys.map((key) => readSetting('erasure', addressEntry(key, email))),
  );
  return found
    .flatMap((entry) => (entry ? [Erasure.parse(entry).erasedAt] : []))
    .toSorted()
    .at(-1);
}
