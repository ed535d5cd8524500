import * as z from 'zod/mini';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { readSetting, replaceSetting } from '../settings/settings-store.ts';

const entry = 'all';

const StoredTemplates = z.object({
  ...ReplyTemplates.shape,
  /** Who made them what they are, and as which version. */
  lastChange: z.object({ version: z.number(), author: z.string(), at: z.string() }),
});
export type StoredTemplates = z.infer<typeof StoredTemplates>;

/** @returns undefined while nobody has changed them */
export async function readTemplates(): Promise<StoredTemplates | undefined> {
  const stored = await readSetting('reply-templates', entry);
  return stored && StoredTemplates.parse(stored);
}

/**
 * Replaces the templates of the version before.
 * @returns false if somebody else replaced them meanwhile
 * @throws ApiError `unavailable`; whether they were stored is unknown then
 */
export function saveTemplates(next: StoredTemplates): Promise<boolean> {
  const seen = { path: 'lastChange.version', value: next.lastChange.version - 1 };
  return replaceSetting('reply-templates', entry, next, seen);
}
