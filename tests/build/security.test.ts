import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTest, namedTests } from './named-tests.ts';

const document = readFileSync('docs/security.md', 'utf8');

test('The security document names tests, each in a row about a requirement', () => {
  const rows = document.split('\n').filter((line) => /^\| (?:\d|beyond)/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).toMatch(/`tests\/[^`]+` “[^”]+”/);
});

test.each(namedTests(document))('$file has the test “$title”', (named) => {
  expect(hasTest(named)).toBe(true);
});

test('The figures count the faults that are tested', () => {
  const files = ['burst', 'database', 'full-disk', 'functions', 'staff-changes'];
  // A line for each test, and one for each fault of a table.
  const faults = files.flatMap(
    (file) =>
      readFileSync(`tests/faults/${file}.test.ts`, 'utf8').match(/^ *test\(|^ {2}\[/gm) ?? [],
  );
  expect(document).toMatch(new RegExp(`^\\| faults survived +\\| ${faults.length} `, 'm'));
});
