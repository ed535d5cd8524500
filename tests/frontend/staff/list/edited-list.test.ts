import { describe, expect, it } from 'vitest';
import { staffLimits } from '#contract/limits.ts';
import { movedUp, nameProblem } from '#frontend/staff/list/edited-list.ts';
import { tagsPage } from '#frontend/staff/tags/content.ts';

const { max } = staffLimits.tagName;
const words = tagsPage.nameProblems;
const quote = { name: 'Quote' };

describe('tags while they are edited', () => {
  it('have no problem where the server takes them', () => {
    const longest = { name: '語'.repeat(max) };

    expect(nameProblem(quote, [quote, longest], max, words)).toBeUndefined();
    expect(nameProblem(longest, [quote, longest], max, words)).toBeUndefined();
  });

  it.each([
    ['', 'Enter a name'],
    [' \u200B', 'Enter a name'],
    ['x'.repeat(max + 1), `A name must be ${max} characters or fewer`],
    [' Quote', 'Another tag has this name'],
  ])('are not saved with the name %j', (name, problem) => {
    const invalid = { name };

    expect(nameProblem(invalid, [quote, invalid], max, words)).toBe(problem);
  });

  it('move up one place, and the first one stays', () => {
    expect(movedUp(['1', '2', '3'], '3')).toEqual(['1', '3', '2']);
    expect(movedUp(['1', '2'], '1')).toEqual(['1', '2']);
  });
});
