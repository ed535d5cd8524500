import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { recordEntry } from '../activity/activity-store.ts';
import { templatesEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import type { Reply } from '../http/reply.ts';
import { readTemplates, saveTemplates, type StoredTemplates } from './reply-template-store.ts';
import { currentTemplates, templatesReply, versionOf } from './reply-templates.ts';

/**
 * Replaces the templates at the version that the author has seen, and records who did.
 * @throws ApiError `precondition_failed` with the current templates if the version differs; `unavailable`: they may be
 *   replaced
 */
export async function replaceTemplates(
  version: number,
  { templates }: ReplyTemplates,
  author: string,
): Promise<Reply<ReplyTemplates>> {
  const stored = await recordedTemplates();
  const lastChange = { version: version + 1, author, at: new Date().toISOString() };
  const next = { templates, lastChange };
  if (version !== versionOf(stored) || !(await saveTemplates(next))) {
    throw new ApiError('precondition_failed', { current: await currentTemplates() });
  }
  await recordEntry(templatesEntry(lastChange));
  return templatesReply(next);
}

/**
 * Reads the templates after recording their latest change, which a crash may have prevented. The next change overwrites
 * it, so the dispatcher also calls this every minute.
 */
export async function recordedTemplates(): Promise<StoredTemplates | undefined> {
  const stored = await readTemplates();
  if (stored) await recordEntry(templatesEntry(stored.lastChange));
  return stored;
}
