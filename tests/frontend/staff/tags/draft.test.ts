import { describe, expect, it } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { tagsPage } from '#frontend/staff/tags/content.ts';
import { draftOf, movedUp, problemsIn } from '#frontend/staff/tags/draft.ts';

const draft = (name: string) => draftOf({ name, colour: 'grey' });

describe('tags while they are edited', () => {
  it('have no problem where the server takes them', () => {
    expect(problemsIn([draft('Quote'), draft('語'.repeat(staffLimits.tagName.max))])).toEqual(
      new Map(),
    );
  });

  it.each([
    ['', tagsPage.problems.required],
    [' \u200B', tagsPage.problems.required],
    ['x'.repeat(staffLimits.tagName.max + 1), tagsPage.problems.too_long],
    [' Quote', tagsPage.problems.taken],
  ])('are not saved with the name %j', (name, problem) => {
    const invalid = draft(name);

    expect(problemsIn([draft('Quote'), invalid]).get(invalid.key)).toBe(problem);
  });

  it('move up one place, and the first one stays', () => {
    const [one, two, three] = [draft('1'), draft('2'), draft('3')];

    expect(movedUp([one, two, three], three)).toEqual([one, three, two]);
    expect(movedUp([one, two], one)).toEqual([one, two]);
  });
});
