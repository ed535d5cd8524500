import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from 'vite';
import { cacheFolder, writeWhole } from './cache.ts';
import { recipe } from './recipe.ts';
import type { Source } from './source.ts';

/** A file that a browser may request. */
export interface Variant {
  /** Its path below the assets. */
  readonly file: string;
  /**
   * Its path below the cache. The path contains the picture's key, so `grep` there finds the picture behind a URL.
   */
  readonly kept: string;
  readonly draw: () => Promise<Buffer>;
}

/** Milliseconds after which people start to wonder why nothing happens. */
const worthTelling = 30;

/** The files of one picture: several for a render, one for a drawing. */
export function variantsOf({ kind, key, digest, bytes }: Source): Variant[] {
  const variant = (ending: string, draw: Variant['draw']) => {
    const file = digest + ending;
    return { file, kept: `${key}.${file}`, draw };
  };
  if (kind === 'drawing') return [variant('.svg', () => Promise.resolve(bytes))];
  const { avif, effort, widths, plainWidth, webp } = recipe;
  return [
    ...widths.map((width) =>
      variant(`-${width}.avif`, () =>
        sharp(bytes)
          .resize(width)
          .avif({ ...avif, effort: effort[width] })
          .toBuffer(),
      ),
    ),
    variant(`-${plainWidth}.webp`, () => sharp(bytes).resize(plainWidth).webp(webp).toBuffer()),
  ];
}

/**
 * Copies files into `folder`, and makes those that the cache lacks.
 * @returns how many were made
 */
export async function deliver(
  variants: readonly Variant[],
  folder: string,
  cache = cacheFolder,
): Promise<number> {
  const missing = variants.filter(({ kept }) => !existsSync(join(cache, kept)));
  if (missing.length > worthTelling)
    createLogger().info(`Making ${missing.length} pictures once; the next build finds them.`);
  // One core per picture is faster than all cores on one picture.
  sharp.concurrency(1);
  const waiting = missing.values();
  const work = async () => {
    for (const variant of waiting) await make(variant, cache);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const { file, kept } of variants) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(cache, kept), join(folder, file));
  }
  return missing.length;
}

/** @returns the file's path in the cache, after making it if necessary */
export async function make({ kept, draw }: Variant, cache = cacheFolder): Promise<string> {
  const path = join(cache, kept);
  if (!existsSync(path)) await writeWhole(path, await draw());
  return path;
}
