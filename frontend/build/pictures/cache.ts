import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');
/** Survives builds and `npm ci`. File names contain a digest of their source, so nothing in it can be stale. */
export const cacheFolder = join(root, '.cache/pictures');

/** Writes a file that no other process can see half-written. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
