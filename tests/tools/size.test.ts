import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overBudget } from '#tools/size/budget.ts';
import { heaviest } from '#tools/size/modules.ts';
import { pageSizes } from '#tools/size/pages.ts';
import { pictureOfFirstView } from '#tools/size/picture.ts';
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

const asks = '<script data-entry="/assets/entry-1.js" data-preload="/assets/About-1.js"></script>';

test('A page above its budget is named with the modules that its scripts are made of', async () => {
  const root = await siteWith(asks, [
    { file: 'entry-1.js', content: `import("./Other-1.js");${noise(40)}` },
    { file: 'About-1.js', content: `import("./late-1.js")` },
    { file: 'late-1.js', content: noise(60) },
    { file: 'Other-1.js', content: noise(500) },
  ]);
  const [page] = pageSizes(root);
  expect(page && overBudget(page)).toEqual(['js']);
  // The entry's late imports are other pages, the page's own are part of it.
  expect(page?.kilobytes['js']).toBeCloseTo(100, 0);
  expect(page?.modules.map(({ name }) => name)).toEqual(['@acme/gears', 'src/own.ts']);
});

test('A file that the build has compressed weighs what is sent of it', async () => {
  const root = await siteWith(asks, [
    { file: 'entry-1.js', content: noise(500) },
    { file: 'About-1.js', content: '' },
    { file: '../compressed/assets/entry-1.js.br', content: noise(30) },
  ]);
  const [page] = pageSizes(root);
  expect(page?.kilobytes['js']).toBe(30);
});

test('Only the fonts that a page’s own letters need count', async () => {
  const faces =
    '<style>@font-face{src:url(/assets/core.woff2)}' +
    '@font-face{src:url(/assets/rest.woff2);unicode-range:U+EA-FF,U+2122}</style>';
  const fonts = [
    { file: 'core.woff2', content: randomBytes(1000) },
    { file: 'rest.woff2', content: randomBytes(7000) },
  ];
  const [plain] = pageSizes(await siteWith(`${faces}<p>Caf\u00e9`, fonts));
  expect(plain?.kilobytes['fonts']).toBe(1);
  const [umlaut] = pageSizes(await siteWith(`${faces}<p>Z\u00fcrich`, fonts));
  expect(umlaut?.kilobytes['fonts']).toBe(8);
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

test.each([
  ['100vw', 'c-800.avif'],
  ['(width &gt;= 64em) 80vw, 100vw', 'c-800.avif'],
  ['(width &gt;= 20em) 50vw, 100vw', 'c-480.avif'],
  ['10rem', 'c-480.avif'],
  // Stretched a little rather than fetched too large.
  ['64vw', 'c-480.avif'],
  ['90vw', 'c-800.avif'],
])('On a phone, a picture of %s is %s', (sizes, file) => {
  const srcSet = [480, 800, 1200].map((width) => `/assets/c-${width}.avif ${width}w`).join();
  const html = `<picture><source srcSet="x 1w" sizes="1px"/><img loading="lazy"/></picture><picture><source srcSet="${srcSet}" sizes="${sizes}"/><img fetchPriority="high"/></picture>`;
  expect(pictureOfFirstView(html)).toBe(file);
});
