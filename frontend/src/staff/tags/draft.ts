import type { Tag } from '#contract/contact/tags.ts';
import { staffLimits } from '#contract/limits.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { tagsPage as words } from './content.ts';

/** A tag while it is edited, known by a key of its own: its name changes. */
export interface Draft extends Tag {
  readonly key: number;
}

let lastKey = 0;

export function draftOf(tag: Tag): Draft {
  lastKey += 1;
  return { ...tag, key: lastKey };
}

/** What the server would reject of each tag, by its key; one that it takes has no entry. */
export function problemsIn(drafts: readonly Draft[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  for (const draft of drafts) {
    const problem = problemOf(draft, drafts);
    if (problem !== undefined) problems.set(draft.key, problem);
  }
  return problems;
}

function problemOf(draft: Draft, drafts: readonly Draft[]): string | undefined {
  const name = visible(draft.name);
  if (name === '') return words.problems.required;
  if (lengthOf(name) > staffLimits.tagName.max) return words.problems.too_long;
  const isTaken = drafts.some((other) => other !== draft && visible(other.name) === name);
  return isTaken ? words.problems.taken : undefined;
}

/** The tags with one of them a place further up. */
export function movedUp(drafts: readonly Draft[], draft: Draft): Draft[] {
  const at = drafts.indexOf(draft);
  const others = drafts.filter((each) => each !== draft);
  return others.toSpliced(Math.max(0, at - 1), 0, draft);
}
