import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overBudget, pageSizes } from '#tools/size.ts';
import { paths } from '#build/site.ts';

/** The size of about.html in a built site of that one page. `assets`: file -> kilobytes. */
async function sizeOf(html: string, assets: Readonly<Record<string, number>>) {
  const root = await mkdtemp(join(tmpdir(), 'quietgrid-size-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const site = {
    pages: { '/about': 'about.html' },
    files: [],
    prefixed: [],
    errors: [],
    scriptHashes: [],
    styleHashes: [],
    frameOrigins: [],
    speculationRules: '/assets/none.speculationrules',
  };
  const files = [
    [join(paths.pages, 'about.html'), html],
    [paths.site, JSON.stringify(site)],
    ...Object.entries(assets).map(([file, kb]) => [
      join(paths.assets, file),
      '.'.repeat(kb * 1000),
    ]),
  ] as const;
  for (const [file = '', content = ''] of files) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const [size] = pageSizes(root);
  return { ...size?.kilobytes, over: size && overBudget(size) };
}

const island = (wake: string, scripts: string) =>
  `<site-island data-file="a" data-scripts="${scripts}" data-wake="${wake}" data-props="{}"></site-island>`;
const script = '<script type="module" src="/assets/site.js"></script>';

test('A page counts the scripts of what wakes by itself, each once', async () => {
  const awake =
    island('visible', '/assets/A.js /assets/react.js') + island('load', '/assets/react.js');
  const html = script + awake + island('use', '/assets/B.js /assets/react.js');
  const size = await sizeOf(html, { 'site.js': 5, 'react.js': 60, 'A.js': 8, 'B.js': 5 });
  expect(size).toMatchObject({ script: 73, allAwake: 78, over: ['script'] });
});

test('A page on which nothing wakes by itself has no room for React', async () => {
  const size = await sizeOf(script + island('use', '/assets/B.js'), { 'site.js': 6, 'B.js': 60 });
  expect(size).toMatchObject({ script: 6, allAwake: 66, over: ['script'] });
});

test('A file that the build has compressed counts by its compressed size', async () => {
  const size = await sizeOf(script, { 'site.js': 500, '../compressed/assets/site.js.br': 3 });
  expect(size).toMatchObject({ script: 3, over: [] });
});
