import * as z from 'zod/mini';
import { contactSubject } from '../activity/entry.ts';
import { readSetting, saveSetting } from '../settings/settings-store.ts';
import { madeSigningKeys, signingKey } from '../settings/signing-key.ts';
import { addressEntry } from './ledger.ts';

const Erasure = z.object({ erasedAt: z.string() });

/** The latest erasure of an address, under any key version. */
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
 * Records that everything from an address up to a time is to be erased.
 * @throws ApiError `unavailable`; it may have been recorded
 */
export async function recordErasure(email: string, erasedAt: string): Promise<void> {
  await saveSetting('erasure', addressEntry(await signingKey(), email), { erasedAt });
}

/**
 * Records that a contact is to be erased, under its notes' key: they know only the contact's id.
 * @throws ApiError `unavailable`; it may have been recorded
 */
export async function recordContactErasure(id: string, erasedAt: string): Promise<void> {
  await saveSetting('erasure', contactSubject(id), { erasedAt });
}

/** Whether a contact was erased. */
export async function isContactErased(id: string): Promise<boolean> {
  return (await readSetting('erasure', contactSubject(id))) !== undefined;
}
