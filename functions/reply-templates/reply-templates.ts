import type { ReplyTemplates } from '#contract/reply-templates.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import { firstTemplates } from './first-templates.ts';
import { readTemplates, type StoredTemplates } from './reply-template-store.ts';

/** The current templates, with their version as ETag. */
export async function currentTemplates(): Promise<Reply<ReplyTemplates>> {
  return templatesReply(await readTemplates());
}

/** @param stored undefined before the first change */
export function templatesReply(stored: StoredTemplates | undefined): Reply<ReplyTemplates> {
  return {
    body: { templates: stored?.templates ?? [...firstTemplates] },
    headers: { etag: versionTag(versionOf(stored)) },
  };
}

export function versionOf(stored: StoredTemplates | undefined): number {
  return stored?.lastChange.version ?? 1;
}
