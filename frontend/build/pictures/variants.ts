import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from 'vite';
import { cacheFolder, writeWhole } from './cache.ts';
import { recipe } from './recipe.ts';
import type { Source } from './source.ts';

/** One file that a browser may ask for. */
export interface Variant {
  /** Its path below the assets, and below the cache: what is in it is named by what it was made from. */
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
}

/** From about ten seconds on somebody wonders why nothing happens. */
const worthTelling = 30;

/** The files of one picture: several of a render, the drawing itself. */
export function variantsOf({ kind, name, bytes }: Source): Variant[] {
  if (kind === 'drawing') return [{ file: `${name}.svg`, draw: () => Promise.resolve(bytes) }];
  return [
    ...recipe.widths.map((width) => ({
      file: `${name}-${width}.avif`,
      draw: () => sharp(bytes).resize(width).avif(recipe.avif).toBuffer(),
    })),
    {
      file: `${name}-${recipe.plainWidth}.webp`,
      draw: () => sharp(bytes).resize(recipe.plainWidth).webp(recipe.webp).toBuffer(),
    },
  ];
}

/**
 * Brings files into `folder`, making those that the cache does not have.
 * @returns how many had to be made
 */
export async function deliver(
  variants: readonly Variant[],
  folder: string,
  cache = cacheFolder,
): Promise<number> {
  const missing = variants.filter(({ file }) => !existsSync(join(cache, file)));
  if (missing.length > worthTelling)
    createLogger().info(`Making ${missing.length} pictures once; the next build finds them.`);
  // A core for each picture is quicker than all cores on one picture.
  sharp.concurrency(1);
  const waiting = missing.values();
  const work = async () => {
    for (const variant of waiting) await make(variant, cache);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { file } of variants) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(cache, file), join(folder, file));
  }
  return missing.length;
}

/** @returns where the file is in the cache, made if it was not there. */
export async function make({ file, draw }: Variant, cache = cacheFolder): Promise<string> {
  const path = join(cache, file);
  if (!existsSync(path)) await writeWhole(path, await draw());
  return path;
}
