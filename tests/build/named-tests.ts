import { readFileSync } from 'node:fs';

/** Every test that a document names, as `tests/file.test.ts` “title”. */
export function namedTests(document: string): { file: string; title: string }[] {
  return [...document.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/** Whether a test file has a test, or a group of tests, with these words in its title. */
export function hasTest({ file, title }: { file: string; title: string }): boolean {
  return readFileSync(file, 'utf8').includes(title);
}
