import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const sources = join(import.meta.dirname, '../src');

/**
 * `track-x7Q`: the class's name in its file and a short hash of the file's path. The browser's bundle and the build's
 * own must agree on it.
 */
export function className(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(sources, file)).digest('base64url');
  return `${name}-${hash.slice(0, 3)}`;
}
