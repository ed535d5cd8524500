import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { addSetting, readSettings } from './settings-store.ts';

/** Milliseconds after which a process looks whether there is a newer version. */
const maxAge = 5 * 60_000;

/** Milliseconds for which an unknown version is not looked for again. */
const minAge = 1000;

const StoredKey = z.object({ [tables.settings.sortKey]: z.string(), secret: z.string() });

export interface SigningKey {
  /** `0001`: what is signed names it, so that it can be verified after a newer key was made. */
  readonly version: string;
  /** 32 random bytes. */
  readonly secret: Buffer;
}

let known: { readonly keys: Promise<readonly SigningKey[]>; readonly readAt: number } | undefined;

/**
 * The site's own secrets, the newest first, from which every signature is derived: the first one is made when it is
 * first needed. What is signed says what for, so that a signature for one purpose is none for another.
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

/** The key to sign with. */
export async function signingKey(): Promise<SigningKey> {
  const [newest] = await signingKeys();
  if (newest === undefined) throw new Error('There is no signing key.');
  return newest;
}

/**
 * The key that something was signed with. It makes none, so that who verifies needs only to read.
 * @returns undefined if no version has this name
 */
export async function keyOf(version: string): Promise<SigningKey | undefined> {
  const isIt = (key: SigningKey) => key.version === version;
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
  // Several may do so at once: the first one's stays, and all read that.
  await addSetting('key', '0001', { secret: randomBytes(32).toString('base64') });
  return madeSigningKeys();
}

/**
 * The keys that {@link signingKeys} gives, by a function that may not make one.
 * @returns none while nothing was ever signed
 */
export async function madeSigningKeys(): Promise<SigningKey[]> {
  const entries = await readSettings('key');
  return entries
    .map((entry) => StoredKey.parse(entry))
    .map(({ entry: version, secret }) => ({ version, secret: Buffer.from(secret, 'base64') }))
    .toReversed();
}
