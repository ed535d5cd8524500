import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import type { SigningKey } from './derived-key.ts';
import { addSetting, readSettings } from './settings-store.ts';

/** Milliseconds after which a process checks for a newer version. */
const maxAge = 5 * 60_000;

/** Milliseconds before an unknown version is looked up again. */
const minAge = 1000;

const StoredKey = z.object({ [tables.settings.sortKey]: z.string(), secret: z.string() });

let known: { readonly keys: Promise<readonly SigningKey[]>; readonly readAt: number } | undefined;

/**
 * The site's secrets, newest first, from which every signature derives. The first is created on demand. A signature
 * names its purpose and is invalid for any other.
 */
export function signingKeys(now = Date.now()): Promise<readonly SigningKey[]> {
  if (known === undefined || now - known.readAt > maxAge) {
    const keys = readKeys();
    known = { keys, readAt: now };
    // The next call tries again.
    keys.catch(() => (known = undefined));
  }
  return known.keys;
}

export async function signingKey(): Promise<SigningKey> {
  const [newest] = await signingKeys();
  if (newest === undefined) throw new Error('There is no signing key.');
  return newest;
}

/**
 * The key that signed something. It never creates one, so verifying needs only read permission.
 * @returns undefined if no version has this name
 */
export function keyOf(version: string): Promise<SigningKey | undefined> {
  return keyThat((key) => key.version === version);
}

/** As {@link keyOf}, for signatures that are too short to name their key. */
export async function keyThat(isIt: (key: SigningKey) => boolean): Promise<SigningKey | undefined> {
  const found = known && (await known.keys).find(isIt);
  if (found || Date.now() - (known?.readAt ?? 0) < minAge) return found;
  // Another process may have made a newer one.
  const keys = await madeSigningKeys();
  if (keys.length > 0) known = { keys: Promise.resolve(keys), readAt: Date.now() };
  return keys.find(isIt);
}

async function readKeys(): Promise<readonly SigningKey[]> {
  const keys = await madeSigningKeys();
  if (keys.length > 0) return keys;
  // Several processes may do so at once: the first one's key wins, and all read it.
  await addSetting('key', '0001', { secret: randomBytes(32).toString('base64') });
  return madeSigningKeys();
}

/**
 * The keys of {@link signingKeys}, for functions that may not create one.
 * @returns none before anything was signed
 */
export async function madeSigningKeys(): Promise<SigningKey[]> {
  const entries = await readSettings('key');
  return entries
    .map((entry) => StoredKey.parse(entry))
    .map(({ entry: version, secret }) => ({ version, secret: Buffer.from(secret, 'base64') }))
    .toReversed();
}
