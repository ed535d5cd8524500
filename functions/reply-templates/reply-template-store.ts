import * as z from 'zod/mini';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { readSetting, replaceSetting } from '../settings/settings-store.ts';

const entry = 'all';

const StoredTemplates = z.object({
  ...ReplyTemplates.shape,
  /** Who last changed them, and to which version. */
  lastChange: z.object({ version: z.number(), author: z.string(), at: z.string() }),
});
export type StoredTemplates = z.infer<typeof StoredTemplates>;

/** @returns undefined before the first change */
export async function readTemplates(): Promise<StoredTemplates | undefined> {
  const stored = await readSetting('reply-templates', entry);
  return stored && StoredTemplates.parse(stored);
}

/**
 * Replaces the previous version of the templates.
 * @returns false if somebody else replaced them meanwhile
 * @throws ApiError `unavailable`; they may have been stored
 */
export function saveTemplates(next: StoredTemplates): Promise<boolean> {
  const seen = { path: 'lastChange.version', value: next.lastChange.version - 1 };
  return replaceSetting('reply-templates', entry, next, seen);
}
