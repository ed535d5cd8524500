import * as z from 'zod/mini';
import { Tags } from '#contract/contact/tags.ts';
import { readSetting, replaceSetting } from '../settings/settings-store.ts';

const entry = 'all';

const StoredTags = z.object({
  ...Tags.shape,
  /** Who last changed them, and to which version. */
  lastChange: z.object({ version: z.number(), author: z.string(), at: z.string() }),
});
export type StoredTags = z.infer<typeof StoredTags>;

/** @returns undefined before the first change */
export async function readTags(): Promise<StoredTags | undefined> {
  const stored = await readSetting('tags', entry);
  return stored && StoredTags.parse(stored);
}

/**
 * Replaces the previous version of the tags.
 * @returns false if somebody else replaced them meanwhile
 * @throws ApiError `unavailable`; they may have been stored
 */
export function saveTags(next: StoredTags): Promise<boolean> {
  const seen = { path: 'lastChange.version', value: next.lastChange.version - 1 };
  return replaceSetting('tags', entry, next, seen);
}
