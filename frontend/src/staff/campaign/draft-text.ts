import type { Campaign } from '#contract/campaign.ts';
import { visible } from '#contract/text.ts';

/** What staff write of a newsletter. */
export type DraftText = Pick<Campaign, 'subject' | 'preheader' | 'body' | 'tags' | 'isPublic'>;
export type DraftField = keyof DraftText;

const draftFields = [
  'subject',
  'preheader',
  'body',
  'tags',
  'isPublic',
] as const satisfies readonly DraftField[];

export function textOf({ subject, preheader, body, tags, isPublic }: DraftText): DraftText {
  return { subject, preheader, body, tags, isPublic };
}

/** A text that the server has. */
export interface Base {
  readonly version: number;
  /** As it was typed: the server trims it. */
  readonly typed: DraftText;
  readonly stored: DraftText;
}

export function baseOf(campaign: DraftText & { readonly version: number }): Base {
  const text = textOf(campaign);
  return { version: campaign.version, typed: text, stored: text };
}

/** The fields that differ, in the words of `after`; undefined where none does. */
export function changesOf(
  before: DraftText,
  after: DraftText,
  except: ReadonlySet<DraftField> = new Set(),
): Partial<DraftText> | undefined {
  const changed = draftFields.filter(
    (field) => !except.has(field) && !isEqual(before[field], after[field]),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

export interface Merged {
  readonly base: Base;
  readonly text: DraftText;
  /** What both have changed, each in another way. */
  readonly clashes: readonly DraftField[];
}

interface MergeOptions {
  /** What may have been saved, though the server did not say so. */
  readonly sent?: DraftText | undefined;
  /** Whose text stays where both have changed a field. */
  readonly prefer?: 'mine' | 'theirs' | undefined;
}

/**
 * Takes what somebody else has saved into a text that goes on: by field, since two people seldom write the same one.
 * @param theirs what the server has now
 */
export function mergeDraft(
  base: Base,
  text: DraftText,
  theirs: DraftText & { readonly version: number },
  { sent, prefer = 'mine' }: MergeOptions = {},
): Merged {
  const typed: Record<string, unknown> = {};
  const next: Record<string, unknown> = {};
  const clashes: DraftField[] = [];
  for (const field of draftFields) {
    const given = theirs[field];
    const isTheirs =
      !isAlike(given, base.stored[field]) &&
      !isAlike(given, text[field]) &&
      (sent === undefined || !isAlike(given, sent[field]));
    const isMine = !isEqual(text[field], base.typed[field]);
    if (isTheirs && isMine) clashes.push(field);
    const takesTheirs = isTheirs && (!isMine || prefer === 'theirs');
    next[field] = takesTheirs ? given : text[field];
    // What was typed stays as it is where the server has the same, trimmed.
    const same = [text, base.typed, sent].find((each) => each && isAlike(each[field], given));
    typed[field] = takesTheirs || same === undefined ? given : same[field];
  }
  // oxlint-disable typescript/no-unsafe-type-assertion -- each field is set above
  return {
    base: {
      version: theirs.version,
      typed: typed as unknown as DraftText,
      stored: textOf(theirs),
    },
    text: next as unknown as DraftText,
    clashes,
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the server stores them the same way. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string'
    ? visible(one) === visible(other)
    : isEqual(one, other);
}
