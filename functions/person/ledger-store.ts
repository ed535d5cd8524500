import * as z from 'zod/mini';
import { contactSubject } from '../activity/entry.ts';
import { readSetting, saveSetting } from '../settings/settings-store.ts';
import { madeSigningKeys, signingKey } from '../settings/signing-key.ts';
import { addressEntry } from './ledger.ts';

const Erasure = z.object({ erasedAt: z.string() });

/** When somebody with an address was erased last, under whichever key. */
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

/**
 * Records that everything from an address until a time is to be erased.
 * @throws ApiError `unavailable`; whether it was recorded is unknown then
 */
export async function recordErasure(email: string, erasedAt: string): Promise<void> {
  await saveSetting('erasure', addressEntry(await signingKey(), email), { erasedAt });
}

/**
 * Records that a contact is to be erased, as what its notes are stored under: they name it by its id alone.
 * @throws ApiError `unavailable`; whether it was recorded is unknown then
 */
export async function recordContactErasure(id: string, erasedAt: string): Promise<void> {
  await saveSetting('erasure', contactSubject(id), { erasedAt });
}
