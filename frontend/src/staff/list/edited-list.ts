import { lengthOf, visible } from '#contract/text.ts';

/** The words of a list that is edited and saved as a whole: of its `tags`, each a `tag`. */
export function editedListWords(one: string, many: string, max: number, nameMax: number) {
  return {
    name: 'Name',
    remove: 'Remove',
    removed: (name: string) => `Removed “${name}”. It is gone once you save.`,
    add: `Add a ${one}`,
    full: `You can have at most ${max} ${many}.`,
    empty: `There are no ${many}.`,
    save: `Save ${many}`,
    saving: 'Saving…',
    saved: `Saved. All staff now have these ${many}.`,
    unsaved: 'Not saved yet.',
    invalid: `Not saved: a ${one} is not complete yet.`,
    stale: `Somebody else saved the ${many} while you were editing, so yours are not saved. Save again to replace theirs, or show theirs.`,
    showTheirs: 'Show theirs',
    failed: `The ${many} could not be loaded.`,
    nameProblems: {
      required: 'Enter a name',
      too_long: `A name must be ${nameMax} characters or fewer`,
      taken: `Another ${one} has this name`,
    },
  } as const;
}

interface Named {
  readonly name: string;
}

/** The problem of an entry's name that the server would reject. */
export function nameProblem(
  entry: Named,
  all: readonly Named[],
  max: number,
  words: ReturnType<typeof editedListWords>['nameProblems'],
): string | undefined {
  const name = visible(entry.name);
  if (name === '') return words.required;
  if (lengthOf(name) > max) return words.too_long;
  const isTaken = all.some((other) => other !== entry && visible(other.name) === name);
  return isTaken ? words.taken : undefined;
}

/** The list with one entry a place further up. */
export function movedUp<Of>(entries: readonly Of[], entry: Of): Of[] {
  const at = entries.indexOf(entry);
  return entries.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, entry);
}
