import { describe, expect, it } from 'vitest';
import { difference, merged, updated } from '#frontend/staff/list/arrivals.ts';

/** Rows by the letters of their ids. */
const rows = (ids: string, status = 'open') => ids.split('').map((id) => ({ id, status }));
const ids = (list: readonly { id: string }[] | null) => list?.map(({ id }) => id).join('') ?? null;

describe('a list beside its first page as it is now', () => {
  it.each([
    ['nothing new', 'dcba', 'dcba', true, { arrived: 0, gone: 0 }, 'dcba'],
    ['two that came', 'ba', 'dcba', true, { arrived: 2, gone: 0 }, 'dcba'],
    ['one that left', 'dcba', 'dca', true, { arrived: 0, gone: 1 }, 'dca'],
    ['the last that left', 'dcba', 'dcb', true, { arrived: 0, gone: 1 }, 'dcb'],
    ['all that left', 'ba', '', true, { arrived: 0, gone: 2 }, ''],
    ['the first that came', '', 'a', true, { arrived: 1, gone: 0 }, 'a'],
    ['one that came, and later pages', 'edcba', 'fed', false, { arrived: 1, gone: 0 }, 'fedcba'],
    ['one that left, and later pages', 'edcba', 'edb', false, { arrived: 0, gone: 1 }, 'edba'],
    ['one that came back between', 'ecba', 'edc', false, { arrived: 1, gone: 0 }, 'edcba'],
  ])('knows %s', (_, shown, first, whole, expected, after) => {
    expect(difference(rows(shown), rows(first), whole)).toEqual(expected);
    expect(ids(merged(rows(shown), rows(first), whole))).toBe(after);
  });

  it('begins anew where so many came that rows between both are unknown', () => {
    expect(merged(rows('ba'), rows('zyx'), false)).toBeNull();
  });

  it('changes what is shown in its place', () => {
    expect(updated(rows('cba'), rows('dc', 'closed'))).toEqual([
      { id: 'c', status: 'closed' },
      { id: 'b', status: 'open' },
      { id: 'a', status: 'open' },
    ]);
  });
});
