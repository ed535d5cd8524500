import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './cache.ts';
import { readSource, type Source } from './source.ts';

/** Files with words of the site, below `frontend/src`: what areas share, and what stands beside its page. */
export const contentFiles = ['content/**/*.ts', '**/*content.ts'];

/** How the content names a picture. */
export const named = /\b(key|image):(\s*)'([a-z\d/-]+)'/g;

/** The keys in the text of one file of the content. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, , , key]) => key ?? []);
}

/** Every picture that some page may show. */
export async function sourcesOfContent(): Promise<Source[]> {
  const files = globSync(contentFiles, { cwd: join(root, 'frontend/src') }).map((file) =>
    join(root, 'frontend/src', file),
  );
  const keys = new Set(files.flatMap((file) => keysIn(readFileSync(file, 'utf8'))));
  return Promise.all([...keys].toSorted().map(readSource));
}
