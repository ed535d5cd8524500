import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedEndings, paths } from '#build/site.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

test.each([
  [paths.pages, paths.compressedPages, compressedEndings.pages],
  [paths.assets, paths.compressedAssets, compressedEndings.assets],
])('Every text of %s has a twin in brotli, and nothing else has', (folder, compressed, endings) => {
  const texts = filesIn(folder).filter((file) => new Set<string>(endings).has(extname(file)));
  expect(filesIn(compressed)).toEqual(texts.map((file) => `${file}.br`));
  for (const file of texts) {
    const twin = brotliDecompressSync(readFileSync(join(compressed, `${file}.br`)));
    expect(twin.equals(readFileSync(join(folder, file)))).toBe(true);
  }
});
