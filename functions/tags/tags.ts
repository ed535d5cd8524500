import type { Tag, Tags } from '#contract/contact/tags.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import { firstTags } from './first-tags.ts';
import { readTags, type StoredTags } from './tag-store.ts';

/** The current tags, with their version as ETag. */
export async function currentTags(): Promise<Reply<Tags>> {
  return tagsReply(await readTags());
}

/** @param stored undefined before the first change */
export function tagsReply(stored: StoredTags | undefined): Reply<Tags> {
  return { body: { tags: tagsOf(stored) }, headers: { etag: versionTag(versionOf(stored)) } };
}

/** @param stored undefined before the first change */
export function tagsOf(stored: StoredTags | undefined): Tag[] {
  return stored?.tags ?? [...firstTags];
}

export function versionOf(stored: StoredTags | undefined): number {
  return stored?.lastChange.version ?? 1;
}
