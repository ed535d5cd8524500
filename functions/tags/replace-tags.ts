import type { Tags } from '#contract/contact/tags.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { tagsEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import type { Reply } from '../http/reply.ts';
import { readTags, saveTags, type StoredTags } from './tag-store.ts';
import { currentTags, tagsReply, versionOf } from './tags.ts';

/**
 * Replaces the tags at the version that the author has seen, and records who did. Contacts keep a removed tag.
 * @throws ApiError `precondition_failed` with the current tags if the version differs; `unavailable`: they may be
 *   replaced
 */
export async function replaceTags(
  version: number,
  { tags }: Tags,
  author: string,
): Promise<Reply<Tags>> {
  const stored = await recordedTags();
  const lastChange = { version: version + 1, author, at: new Date().toISOString() };
  const next = { tags, lastChange };
  if (version !== versionOf(stored) || !(await saveTags(next))) {
    throw new ApiError('precondition_failed', { current: await currentTags() });
  }
  await recordEntry(tagsEntry(lastChange));
  return tagsReply(next);
}

/**
 * Reads the tags after recording their latest change, which a crash may have prevented. The next change overwrites it,
 * so the dispatcher also calls this every minute.
 */
export async function recordedTags(): Promise<StoredTags | undefined> {
  const stored = await readTags();
  if (stored) await recordEntry(tagsEntry(stored.lastChange));
  return stored;
}
