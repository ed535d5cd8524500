import { expect, test } from 'vitest';
import { gatewayBenefits, keyFeatures } from '#frontend/solutions/edge-gateway/content.ts';
import { excerpt, firstSentence } from '#frontend/ui/excerpt.ts';

test('A text of ten words stands whole', () => {
  const ten = 'one two three four five six seven eight nine ten';
  expect(excerpt(ten)).toEqual({ start: ten, rest: '' });
});

test('A longer text is cut after its tenth word, and nothing of it is lost', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';
  const { start, rest } = excerpt(text);
  expect(start.split(' ')).toHaveLength(10);
  expect(`${start} ${rest}`).toBe(text);
});

test('Spaces and line breaks around words are no words', () => {
  expect(excerpt('  one\n two ')).toEqual({ start: 'one two', rest: '' });
});

test('Every key feature has more to read', () => {
  for (const { content } of keyFeatures) {
    const { start, rest } = firstSentence(content);
    expect(rest).not.toBe('');
    expect(`${start} ${rest}`).toBe(content);
  }
});

test('No card is cut behind a mark, so that none stands before the dots', () => {
  const cut = gatewayBenefits
    .map(({ content }) => excerpt(content))
    .filter(({ rest }) => rest !== '');
  for (const { start } of cut) expect(start).not.toMatch(/[.,:;!?]$/);
});
