import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overBudget } from '#tools/size/budget.ts';
import { heaviest } from '#tools/size/modules.ts';
import { pageSizes } from '#tools/size/pages.ts';
import { paths } from '#build/site.ts';

interface Part {
  readonly file: string;
  readonly content: string | Buffer;
}

/** Of a file that the build has not compressed, which is sent as it is. */
const noise = (kilobytes: number) => '.'.repeat(kilobytes * 1000);

/** A built site of one page, about.html. */
async function siteWith(html: string, assets: readonly Part[]): Promise<string> {
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
  const modules = Object.fromEntries(
    assets.map(({ file }) => [file, { 'node_modules/@acme/gears/gear.js': 3, 'src/own.ts': 1 }]),
  );
  const parts = [
    { file: join(paths.pages, 'about.html'), content: html },
    { file: paths.site, content: JSON.stringify(site) },
    { file: paths.siteModules, content: JSON.stringify(modules) },
    ...assets.map(({ file, content }) => ({ file: join(paths.assets, file), content })),
  ];
  for (const { file, content } of parts) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return root;
}

/** An island whose scripts these are, as a page has it. */
const island = (wake: string, ...scripts: readonly string[]) =>
  `<site-island data-file="a" data-scripts="${scripts.map((name) => `/assets/${name}`).join(' ')}" data-wake="${wake}" data-props="{}"></site-island>`;
const script = '<script type="module" src="/assets/site-1.js"></script>';

test('A page weighs the scripts of what wakes by itself, each once', async () => {
  const page = script + island('visible', 'A-1.js', 'react-1.js') + island('load', 'react-1.js');
  const root = await siteWith(page + island('use', 'B-1.js', 'react-1.js'), [
    { file: 'site-1.js', content: noise(5) },
    { file: 'react-1.js', content: noise(60) },
    { file: 'A-1.js', content: noise(8) },
    { file: 'B-1.js', content: noise(5) },
  ]);
  const [weighed] = pageSizes(root);
  expect(weighed?.kilobytes).toMatchObject({ script: 73, allAwake: 78 });
  expect(weighed && overBudget(weighed)).toEqual(['script']);
  expect(weighed?.modules.map(({ name }) => name)).toEqual(['@acme/gears', 'src/own.ts']);
});

test('A page on which nothing wakes by itself has no room for React', async () => {
  const root = await siteWith(script + island('use', 'B-1.js'), [
    { file: 'site-1.js', content: noise(6) },
    { file: 'B-1.js', content: noise(60) },
  ]);
  const [weighed] = pageSizes(root);
  expect(weighed?.kilobytes).toMatchObject({ script: 6, allAwake: 66 });
  expect(weighed && overBudget(weighed)).toEqual(['script']);
});

test('A file that the build has compressed weighs what is sent of it', async () => {
  const root = await siteWith(script, [
    { file: 'site-1.js', content: noise(500) },
    { file: '../compressed/assets/site-1.js.br', content: noise(3) },
  ]);
  expect(pageSizes(root)[0]?.kilobytes['script']).toBe(3);
});

test('A bundle’s weight is shared out by its modules’ bytes, packages as one', () => {
  const modules = {
    'a.js': {
      'node_modules/swiper/core.mjs': 60,
      'node_modules/swiper/a11y.mjs': 20,
      'src/a.ts': 20,
    },
    'b.js': { 'src/a.ts': 5 },
  };
  const bundles = [
    { name: 'a.js', kilobytes: 10 },
    { name: 'b.js', kilobytes: 1 },
  ];
  expect(heaviest(bundles, modules)).toEqual([
    { name: 'swiper', kilobytes: 8 },
    { name: 'src/a.ts', kilobytes: 3 },
  ]);
});
