import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { all, allPages } from '../built-site.ts';

const source = 'frontend/src';
const islands = globSync(`${source}/**/*.island.tsx`);
const isIsland = (file: string) => file.endsWith('.island.tsx');
/** What makes and wakes them. */
const isMachinery = (file: string) => file.startsWith(`${source}/islands/`);

/** What a file imports as it is loaded; types are no code. */
function importsOf(file: string): string[] {
  const imports = /^(?:import|export)(?! type)(?:[^;'=]* from)? '(\.[^']+\.tsx?)'/gm;
  const paths = readFileSync(file, 'utf8').matchAll(imports);
  return Array.from(paths, ([, path = '']) => join(dirname(file), path));
}

/** Files and all that they import, but for what `isOther` says belongs to somebody else. */
function reached(files: readonly string[], isOther: (file: string) => boolean) {
  const found = new Set(files);
  // A set that grows is walked to its end.
  for (const file of found) {
    for (const imported of importsOf(file)) if (!isOther(imported)) found.add(imported);
  }
  return [...found];
}

/** What a file imports of React by name. */
function ofReact(file: string): string[] {
  const [, names = ''] =
    /^import (?!type)[^;']*?\{([^}]*)\} from 'react'/m.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim());
}

test('Nothing that only the build draws has a hook of the browser', () => {
  const drawn = reached(
    [`${source}/entry-server.tsx`, ...globSync(`${source}/!(staff)/**/page.tsx`)],
    isIsland,
  );
  expect(drawn.length).toBeGreaterThan(100);
  const alive = drawn
    .filter((file) => !isMachinery(file))
    .filter((file) =>
      ofReact(file).some((name) => /^(?:Component|startTransition|use[A-Z]\w*)$/.test(name)),
    );
  expect(alive).toEqual([]);
});

test('Only files that are named so make islands, one each', () => {
  const makers = globSync(`${source}/**/*.{ts,tsx}`).filter(
    (file) =>
      !isMachinery(file) &&
      /islands\/island\.tsx'/.test(readFileSync(file, 'utf8')) &&
      /\bisland(?:<[^(]*>)?\(/.test(readFileSync(file, 'utf8')),
  );
  expect(makers.toSorted()).toEqual(islands.toSorted());
});

test('No island needs a context, which ends where React’s tree ends', () => {
  const files = reached(islands, isMachinery).filter((file) =>
    ofReact(file).some((name) => /^(?:createContext|use|useContext)$/.test(name)),
  );
  expect(files).toEqual([]);
});

test.each(allPages)(
  '$url has no id by `useId`, which the browser would number anew',
  ({ html }) => {
    expect(all(html, /\s(?:id|for|aria-\w+)="(_[rR]_[^"]*)"/g)).toEqual([]);
  },
);
