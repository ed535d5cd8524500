import { describe, expect, test } from 'vitest';
import { mentionAt, namesFor } from '#frontend/staff/contact-parts/mention.ts';

describe('A name is being written', () => {
  test.each([
    ['@', { start: 0, typed: '' }],
    ['Ask @be', { start: 4, typed: 'be' }],
    ['(@ben.k', { start: 1, typed: 'ben.k' }],
    ['@ben @l', { start: 5, typed: 'l' }],
  ])('at the end of %j', (text, written) => {
    expect(mentionAt(text, text.length)).toEqual(written);
  });

  test('at a caret within the text', () => {
    expect(mentionAt('@be has it', 3)).toEqual({ start: 0, typed: 'be' });
  });

  test.each(['ada@engines', '@ben ', 'nobody', ''])('not at the end of %j', (text) => {
    expect(mentionAt(text, text.length)).toBeUndefined();
  });
});

describe('Names are offered', () => {
  const team = ['admin', 'ben', 'Ben.K'];

  test('that start with it, in any case', () => {
    expect(namesFor('B', team)).toEqual(['ben', 'Ben.K']);
    expect(namesFor('', team)).toEqual(team);
    expect(namesFor('x', team)).toEqual([]);
  });

  test('no longer when one is written in full and no other starts with it', () => {
    expect(namesFor('Admin', team)).toEqual([]);
    expect(namesFor('ben', team)).toEqual(['ben', 'Ben.K']);
  });
});
