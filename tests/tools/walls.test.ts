import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** Which other folders, or files, a folder may import. */
const walls: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  functions: ['contract', 'mail'],
  mail: ['contract', 'frontend/src/content/brand.ts'],
  infra: ['contract', 'build', 'cdk.json'],
  build: ['contract', 'functions', 'mail', 'frontend'],
  operations: ['contract', 'infra', 'functions', 'build', 'tools', 'packages/cdk-laptop'],
  frontend: ['contract', 'build', 'tools'],
  'frontend/src': ['contract'],
  'frontend/src/staff': [
    'contract',
    ...['api', 'content', 'forms', 'paths.ts', 'sections', 'styles', 'ui', 'when-idle.ts'].map(
      (each) => `frontend/src/${each}`,
    ),
  ],
  'packages/cdk-laptop': [],
  'packages/studio': ['contract', 'frontend', 'tools', 'build', 'tests'],
};

/** Parts of the site: what two of them share is in `sections/`, `ui/` or `content/`. */
const areas = globSync(
  'frontend/src/{home,catalogue,services,solutions,company,contact,blog,staff,system}',
);

const aliases = Object.entries(manifest.imports).map(([alias, place]) => [
  alias.replace('*', ''),
  (typeof place === 'string' ? place : place.default).replace('*', '').slice(2),
]);

/** The files of ours that a file imports, from the root. */
function importsOf(file: string): readonly string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom |\bimport\(|^import )'([.#][^']+|cdk-laptop\/[^']+)'/gm,
  );
  return [...specifiers].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const [alias, place] = aliases.find(([start = '']) => specifier.startsWith(start)) ?? [];
    return alias === undefined ? `packages/${specifier}` : specifier.replace(alias, place ?? '');
  });
}

const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/** What the sources of a folder import from places where they may not. */
function trespasses(folder: string, allowed: (file: string) => boolean): readonly string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules/**'] }).flatMap(
    (file) =>
      importsOf(file)
        .filter((imported) => !isIn(imported, [folder]) && !allowed(imported))
        .map((imported) => `${file} imports ${imported}`),
  );
}

test.each(Object.entries(walls))('%s imports of ours only %j', (folder, others) => {
  expect(trespasses(folder, (file) => isIn(file, others))).toEqual([]);
});

test.each(areas)('%s imports no other part of the site', (area) => {
  expect(trespasses(area, (file) => !isIn(file, areas))).toEqual([]);
});
