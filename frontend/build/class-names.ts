import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const sources = join(import.meta.dirname, '../src');
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Names in the order in which each file has them; the browser's bundle and the build's own must agree. */
const namesIn = new Map<string, string[]>();

/** `track-x7Q`: the name in its file, and a short hash of where the file is. */
export function readableName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(sources, file)).digest('base64url');
  return `${name}-${hash.slice(0, 3)}`;
}

/** `b-x7Q`: a letter for the name, which says nothing to a browser. The home page weighs 0.5 KB less. */
export function shortName(name: string, file: string): string {
  const names = namesIn.get(file) ?? [];
  namesIn.set(file, names);
  if (!names.includes(name)) names.push(name);
  const place = names.indexOf(name);
  const turn = place < letters.length ? '' : Math.floor(place / letters.length);
  return readableName(`${letters.at(place % letters.length)}${turn}`, file);
}
