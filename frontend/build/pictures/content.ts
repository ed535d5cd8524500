import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from './cache.ts';
import { readSources, type Source } from './source.ts';

/** The files with the site's words, below `frontend/src`: shared by areas, or beside their page. */
export const contentFiles = ['content/**/*.ts', '**/*content.ts'];

interface NamedPicture {
  readonly key: string;
  /** The start and end of its literal in the text. */
  readonly start: number;
  readonly end: number;
}

/** The pictures named by a content file, in order: the strings of its properties `key` and `image`. */
export function picturesIn(text: string): NamedPicture[] {
  const { program, errors } = parseSync('content.ts', text);
  if (errors[0]) throw new Error(errors[0].message);
  const pictures: NamedPicture[] = [];
  new Visitor({
    Property({ key: property, value }) {
      if (property.type !== 'Identifier' || !/^(?:key|image)$/.test(property.name)) return;
      // A whole picture, or one that is named elsewhere.
      if (/^(?:ObjectExpression|Identifier|MemberExpression)$/.test(value.type)) return;
      if (value.type !== 'Literal' || typeof value.value !== 'string')
        throw new Error(`not a plain string: ${text.slice(property.start, value.end)}`);
      pictures.push({ key: value.value, start: value.start, end: value.end });
    },
  }).visit(program);
  return pictures;
}

/** Every picture that a page may show. */
export async function sourcesOfContent(): Promise<Source[]> {
  const files = globSync(contentFiles, { cwd: join(root, 'frontend/src') }).map((file) =>
    join(root, 'frontend/src', file),
  );
  const keys = files.flatMap((file) =>
    picturesIn(readFileSync(file, 'utf8')).map(({ key }) => key),
  );
  const sources = (await Promise.all([...new Set(keys)].map(readSources))).flat();
  return [...new Map(sources.map((source) => [source.key, source])).values()].toSorted((a, b) =>
    a.key < b.key ? -1 : 1,
  );
}
