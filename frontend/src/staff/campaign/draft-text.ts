import type { Campaign } from '#contract/campaign.ts';
import { visible } from '#contract/text.ts';

/** The fields that staff edit. */
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

/** A stored version. */
export interface Base {
  readonly version: number;
  /** Before the server trimmed it. */
  readonly typed: DraftText;
  readonly stored: DraftText;
}

export function baseOf(campaign: DraftText & { readonly version: number }): Base {
  const text = textOf(campaign);
  return { version: campaign.version, typed: text, stored: text };
}

/** The fields that differ, with the values of `after`; undefined if none does. */
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
  /** Fields that both have changed differently. */
  readonly clashes: readonly DraftField[];
}

interface MergeOptions {
  /** May have been saved, although no response said so. */
  readonly sent?: readonly DraftText[];
  /** Whose text wins where both have changed a field. */
  readonly prefer?: 'mine' | 'theirs' | undefined;
}

/**
 * Merges another person's saved version into a text being edited. By field, because two people seldom edit the same one.
 * @param theirs the server's version
 */
export function mergeDraft(
  base: Base,
  text: DraftText,
  theirs: DraftText & { readonly version: number },
  { sent = [], prefer = 'mine' }: MergeOptions = {},
): Merged {
  const typed: Record<string, unknown> = {};
  const next: Record<string, unknown> = {};
  const clashes: DraftField[] = [];
  for (const field of draftFields) {
    const given = theirs[field];
    const isTheirs =
      !isAlike(given, base.stored[field]) &&
      !isAlike(given, text[field]) &&
      !sent.some((each) => isAlike(given, each[field]));
    const isMine = !isEqual(text[field], base.typed[field]);
    if (isTheirs && isMine) clashes.push(field);
    const takesTheirs = isTheirs && (!isMine || prefer === 'theirs');
    next[field] = takesTheirs ? given : text[field];
    // Typed text stays as it is if the server's differs only by trimming.
    const same = [text, base.typed, ...sent].find((each) => isAlike(each[field], given));
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

/** Whether the server stores both the same way. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string'
    ? visible(one) === visible(other)
    : isEqual(one, other);
}
