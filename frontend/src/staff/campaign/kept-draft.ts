import { unlessBlocked } from '../../ui/unless-blocked.ts';
import { draftOf } from '../session/drafts.ts';
import type { Kept } from './draft-saver.ts';
import { type Base, type DraftText, textOf } from './draft-text.ts';

/** Unsaved changes of a newsletter, kept in this browser. */
export function keptDraft(author: string | null, campaign: string) {
  const { read, keep } = draftOf('campaign', author, campaign);
  return {
    read: () => keptIn(read()),
    keep: (kept: Kept | undefined) => keep(kept === undefined ? '' : JSON.stringify(kept)),
  };
}

function keptIn(stored: string): Kept | undefined {
  const { base, text }: Partial<Record<keyof Kept, unknown>> =
    unlessBlocked(() => JSON.parse(stored)) ?? {};
  return isBase(base) && isText(text) ? { base, text: textOf(text) } : undefined;
}

function isBase(value: unknown): value is Base {
  const { version, typed, stored }: Partial<Record<keyof Base, unknown>> = value ?? {};
  return typeof version === 'number' && isText(typed) && isText(stored);
}

function isText(value: unknown): value is DraftText {
  const { subject, preheader, body, tags, isPublic }: Partial<Record<keyof DraftText, unknown>> =
    value ?? {};
  return (
    [subject, preheader, body].every((each) => typeof each === 'string') &&
    Array.isArray(tags) &&
    tags.every((each) => typeof each === 'string') &&
    typeof isPublic === 'boolean'
  );
}
