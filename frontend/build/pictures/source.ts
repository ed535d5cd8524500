import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { usualSize, widths } from '../../src/ui/picture-widths.ts';
import { cacheFolder, root, writeWhole } from './cache.ts';
import { recipe } from './recipe.ts';
import { placeholderOf } from './placeholders.ts';

/** The source of a picture. */
export interface Source {
  readonly kind: 'render' | 'drawing';
  readonly key: string;
  /** A digest of everything that affects its files, such as `1f0c22d7`, used in URLs. */
  readonly digest: string;
  readonly bytes: Buffer;
}

const folders = [
  { folder: 'packages/studio/masters', ending: '.webp' },
  { folder: 'frontend/src/art', ending: '.svg' },
] as const;

/** Every key that content may name, as `ui/picture-key.ts` lists them for the compiler. */
export function allKeys(): string[] {
  const keys = folders.flatMap(({ folder, ending }) =>
    globSync(`**/*${ending}`, { cwd: join(root, folder) }).map((file) =>
      file.slice(0, -ending.length).replaceAll('\\', '/'),
    ),
  );
  return [...new Set(keys)].toSorted();
}

/** The path of a key's picture from the repository's root: its render, or else its drawing. */
export function fileOf(key: string): string | undefined {
  return folders
    .map(({ folder, ending }) => `${folder}/${key}${ending}`)
    .find((file) => existsSync(join(root, file)));
}

/** @returns the key of the render that replaces this one on a dark page, whether or not it exists */
function darkKey(key: string): string {
  return `${key.replace(/(?<=\/hero)-light$/, '')}-dark`;
}

/** A key's picture, and its dark sibling if there is one. */
export async function readSources(key: string): Promise<[own: Source, ...dark: Source[]]> {
  const own = await readSource(key);
  if (own.kind === 'drawing' || !fileOf(darkKey(key))) return [own];
  return [own, await readSource(darkKey(key))];
}

/** @throws a one-line Error if no picture has this key */
async function readSource(key: string): Promise<Source> {
  const file = fileOf(key);
  if (!file)
    throw new Error(
      `the picture ${key} is neither packages/studio/masters/${key}.webp nor frontend/src/art/${key}.svg`,
    );
  const kind = file.endsWith('.svg') ? 'drawing' : 'render';
  const bytes = await readFile(join(root, file));
  const hash = createHash('sha256').update(bytes);
  if (kind === 'render') hash.update(JSON.stringify(recipe));
  return { kind, key, digest: hash.digest('hex').slice(0, 8), bytes };
}

/**
 * What the browser must know of a picture: its file name, that of its dark sibling, its placeholder colour, and its
 * size unless that is the usual one. `pictureOf` in `src/ui/picture-widths.ts` parses it.
 */
export async function pictureReference(key: string): Promise<string> {
  const [own, dark] = await readSources(key);
  const reference = await ownReference(own);
  if (!dark) return reference;
  const rest = reference.slice(own.digest.length);
  if (sizeIn(rest) !== sizeIn(await ownReference(dark)))
    throw new Error(`the pictures ${key} and ${dark.key} differ in size`);
  return `${own.digest}+${dark.digest}${rest}`;
}

/** @returns `1600~900` of `1f0c22d7~i~1600~900` */
function sizeIn(reference: string): string {
  return reference.split('~').slice(2).join('~');
}

async function ownReference({ kind, key, digest, bytes }: Source): Promise<string> {
  const image = sharp(bytes);
  if (kind === 'drawing') {
    return [`${digest}.svg`, '', ...sizeParts(await image.metadata())].join('~');
  }
  const known = join(cacheFolder, `${key}.${digest}.reference`);
  if (existsSync(known)) return readFile(known, 'utf8');

  const { width, height } = await image.metadata();
  if (width < Math.max(...widths)) throw new Error(`the picture ${key} is ${width} pixels wide`);
  const placeholder = await placeholderOf(image.resize(1, 1, { fit: 'fill' }));
  const reference = [digest, placeholder, ...sizeParts({ width, height })].join('~');
  await writeWhole(known, reference);
  return reference;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeParts({ width, height }: Size): number[] {
  return width === usualSize.width && height === usualSize.height ? [] : [width, height];
}
