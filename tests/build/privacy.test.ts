import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacySections } from '#frontend/company/privacy-policy/content.ts';
import { hasTest, namedTests } from './named-tests.ts';

const document = readFileSync('docs/privacy.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .filter((line) => !/^\| (?:Promise|Article|---)/.test(line));

test.each(rows)('A row names a test, or says that its mechanism is open: %s', (row) => {
  expect(row).toMatch(/`tests\/[^`]+` “[^”]+”|\*\*open\*\*/);
});

test.each(namedTests(document))('$file has the test “$title”', (named) => {
  expect(hasTest(named)).toBe(true);
});

test('Each period of the privacy page has its row', () => {
  const kept = privacySections.find(({ id }) => id === 'retention')?.list ?? [];
  expect(kept.length).toBeGreaterThan(4);
  for (const { term } of kept) {
    expect(rows.filter((row) => row.startsWith(`| ${term}`))).not.toEqual([]);
  }
});

test.each(['7(1)', '7(3)', '12', '15', '17', '20'])(
  'Article %s of the GDPR has its row',
  (article) => {
    expect(rows.filter((row) => row.startsWith(`| GDPR ${article},`))).toHaveLength(1);
  },
);
