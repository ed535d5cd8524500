import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../frontend/src/staff');

/** From the bottom to the top: what stands in a row knows nothing of its own row, nor of the rows below it here. */
const layers = [
  ['pages.ts', 'staff-title.ts'],
  ['content.ts', 'session'],
  ['data', 'ui'],
  ['list'],
  ['contact-parts', 'notices'],
  ['bulk', 'conversation', 'newsletter', 'notifications'],
  ['export', 'reply', 'signin'],
  ['dashboard', 'campaigns', 'calls'],
  ['search', 'campaign', 'contact'],
  ['keys', 'account', 'audit', 'figures', 'import', 'person', 'reply-templates', 'tags', 'team'],
  ['shell'],
  ['routes.tsx'],
  ['main.tsx'],
];

const areaOf = (path: string) => path.split('/')[0] ?? '';
const layerOf = (path: string) => layers.findIndex((layer) => layer.includes(areaOf(path)));

test('The areas of the staff application import only what stands in a lower layer', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const upward = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Array.from(text.matchAll(/\b(?:from |import\()'(\.[^']+)'/g), ([, path = '']) => path)
      .map((path) => normalize(join(file, '..', path)).replaceAll('\\', '/'))
      .filter((to) => !to.startsWith('../') && areaOf(to) !== areaOf(file))
      .filter((to) => layerOf(to) < 0 || layerOf(to) >= layerOf(file))
      .map((to) => `${file} -> ${to}`);
  });
  expect(upward).toEqual([]);
});
