import type { Attachment } from '#contract/contact/message.ts';
import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { draftOf } from '../session/drafts.ts';

export interface ReplyDraft {
  readonly text: string;
  /** The id of one whose upload was not completed is empty. */
  readonly files: readonly Attachment[];
}

const empty: ReplyDraft = { text: '', files: [] };

export function replyDraft(author: string | null, contact: string) {
  const { key, read, keep } = draftOf('reply', author, contact);
  return {
    key,
    read: () => parsed(read()),
    keep: (draft: ReplyDraft) => keep(isEmpty(draft) ? '' : JSON.stringify(draft)),
  };
}

export function isEmpty({ text, files }: ReplyDraft): boolean {
  return text.trim() === '' && files.length === 0;
}

function parsed(stored: string): ReplyDraft {
  const { text, files }: Partial<Record<keyof ReplyDraft, unknown>> =
    unlessBlocked(() => JSON.parse(stored)) ?? {};
  if (typeof text !== 'string' || !Array.isArray(files)) return empty;
  return { text, files: files.filter(isAttachment) };
}

function isAttachment(file: unknown): file is Attachment {
  const { id, name, type, size }: Partial<Record<keyof Attachment, unknown>> = file ?? {};
  return [id, name, type].every((each) => typeof each === 'string') && typeof size === 'number';
}
