import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const named = [...document.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({
    file,
    title,
  }),
);

test('The security document names tests, each in a row about a requirement', () => {
  const rows = document.split('\n').filter((line) => /^\| (?:\d|beyond)/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).toMatch(/`tests\/[^`]+` “[^”]+”/);
});

test.each(named)('$file has the test “$title”', ({ file, title }) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
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
