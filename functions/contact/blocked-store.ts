import * as z from 'zod/mini';
import { timeToLive } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { isExpired } from '../retention/unexpired.ts';
import { readSetting, saveSetting } from '../settings/settings-store.ts';
import { contactExpiry } from './contact-expiry.ts';

const Block = z.object({ [timeToLive]: z.number() });

/** Whether staff have blocked an address, in any case. */
export async function isBlocked(email: string): Promise<boolean> {
  if (email === '') return false;
  const entry = await readSetting('blocked', normalizedEmail(email));
  return entry !== undefined && !isExpired(Block.parse(entry));
}

/**
 * Blocks an address, for as long as a contact is kept.
 * @throws ApiError `unavailable`; it may be blocked
 */
export async function block(email: string, at: string): Promise<void> {
  await saveSetting('blocked', normalizedEmail(email), { at, [timeToLive]: contactExpiry(at) });
}

/**
 * Lifts a block by letting it expire: only erasure deletes.
 * @throws ApiError `unavailable`; it may be lifted
 */
export async function lift(email: string, at: string): Promise<void> {
  const now = Math.floor(Date.parse(at) / 1000);
  await saveSetting('blocked', normalizedEmail(email), { at, [timeToLive]: now });
}
