import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './cache.ts';
import { readSource } from './source.ts';
import { variantsOf, type Variant } from './variants.ts';

/** How the content names a picture. */
export const named = /\b(key|image):(\s*)'([a-z\d/-]+)'/g;

/** The keys in the text of one file of the content. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, , , key]) => key ?? []);
}

/** Every file that some page may ask for. */
export async function variantsOfContent(): Promise<Variant[]> {
  const files = globSync(join(root, 'frontend/src/content/**/*.ts'));
  const keys = new Set(files.flatMap((file) => keysIn(readFileSync(file, 'utf8'))));
  const sources = await Promise.all([...keys].toSorted().map(readSource));
  return sources.flatMap(variantsOf);
}
