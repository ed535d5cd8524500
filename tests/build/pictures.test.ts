import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { onTestFinished, expect, test } from 'vitest';
import { pictures } from '../../frontend/build/pictures/plugin.ts';
import { allKeys, readSources, pictureReference } from '../../frontend/build/pictures/source.ts';
import { deliver, variantsOf } from '../../frontend/build/pictures/variants.ts';
import { pictureOf, plainWidth } from '../../frontend/src/ui/picture-widths.ts';

const render = 'dimmer-knob/hero-light';
const drawing = 'technologies/mqtt';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quietgrid-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What a browser may ask for, by the picture's own attributes: URLs with the width that each must have. */
async function askedFor(key: string): Promise<[url: string, width: number][]> {
  const { width, dark, ...own } = pictureOf(await pictureReference(key));
  return [own, ...(dark ? [dark] : [])].flatMap(({ src, srcSet }): [string, number][] => {
    if (srcSet === undefined) return [[src, width]];
    return [`${src} ${plainWidth}w`, ...srcSet.split(',')].map((candidate) => {
      const [url = '', said] = candidate.split(' ');
      return [url, Number.parseInt(said ?? '', 10)];
    });
  });
}

test('Every file that a picture’s attributes name is made, in the format and width that they say', async () => {
  const [assets, cache] = [temporaryFolder(), temporaryFolder()];
  const sources = [...(await readSources(render)), ...(await readSources(drawing))];
  const variants = sources.flatMap(variantsOf);
  await deliver(variants, assets, cache);
  const asked = [...(await askedFor(render)), ...(await askedFor(drawing))];
  expect(asked).toHaveLength(variants.length);
  for (const [url, wanted] of asked) {
    const { format, width } = await sharp(join(assets, url.replace('/assets/', ''))).metadata();
    expect([format, width]).toEqual([extname(url).slice(1).replace('avif', 'heif'), wanted]);
  }
});

test('A dark page shows the dark sibling of a picture, a light page the picture itself', async () => {
  const [own, dark] = await readSources(render);
  expect([own.key, dark?.key]).toEqual(['dimmer-knob/hero-light', 'dimmer-knob/hero-dark']);
  const { src, srcSet, dark: shown } = pictureOf(await pictureReference(render), 800);
  expect(src).toBe(`/assets/${own.digest}-1200.webp`);
  expect(srcSet).toContain(`/assets/${own.digest}-800.avif 800w`);
  expect(shown?.src).toBe(`/assets/${dark?.digest}-1200.webp`);
  expect(shown?.srcSet).toBe(srcSet?.replaceAll(own.digest, dark?.digest ?? ''));
});

test('A picture without a dark sibling, a dark one and a drawing are the same in both schemes', async () => {
  for (const key of ['dimmer-knob/detail', 'dimmer-knob/hero-dark', drawing])
    expect(pictureOf(await pictureReference(key)).dark).toBeUndefined();
});

/** 0 is black, 1 is white. */
async function meanLuminance(key: string): Promise<number> {
  const { bytes } = (await readSources(key))[0];
  const grey = await sharp(bytes).flatten().resize(80).toColourspace('b-w').raw().toBuffer();
  return grey.reduce((sum, value) => sum + (value / 255) ** 2.2, 0) / grey.length;
}

test('No picture for a dark page glares', async () => {
  const night = allKeys().filter((key) => key.endsWith('-dark'));
  expect(night).not.toHaveLength(0);
  const light = await Promise.all(night.map(meanLuminance));
  expect(night.filter((_, i) => (light[i] ?? 1) > 0.28)).toEqual([]);
});

test('A half-written file never becomes part of the cache', async () => {
  const cache = temporaryFolder();
  const broken = {
    file: 'b.avif',
    kept: 'a/b.avif',
    draw: () => Promise.reject(new Error('no memory')),
  };
  await expect(deliver([broken], temporaryFolder(), cache)).rejects.toThrow('no memory');
  expect(readdirSync(cache)).toEqual([]);
});

test('A URL holds nothing but a digest: it is short, and another master has another', async () => {
  const [{ src }, other] = [
    pictureOf(await pictureReference(render)),
    pictureOf(await pictureReference(drawing)),
  ];
  expect(src).toMatch(/^\/assets\/[\da-f]{8}-1200\.webp$/);
  expect(other.src.slice(0, 16)).not.toBe(src.slice(0, 16));
});

test('The compiler knows the keys of all pictures (written by "npm run unit -- tests/build/pictures -u")', async () => {
  const lines = [
    '/** Every picture that content may name, as `npm run unit -- tests/build/pictures -u` lists the files. */',
    'export type PictureKey =',
    ...allKeys().map((key) => `  | '${key}'`),
  ];
  const file = '../../frontend/src/ui/picture-key.ts';
  await expect(`${lines.join('\n')};\n`).toMatchFileSnapshot(file);
});

/** Bundles one file of the content. */
async function bundled(text: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'content',
        resolveId: () => '/frontend/src/content/home.ts',
        load: () => text,
      },
      pictures(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'home', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('one bundle was expected');
  return result.output[0].code;
}

test('Each key gives way to what the browser must know, however the file is written', async () => {
  const code = await bundled(`
    import type { Picture } from './page.ts';
    const alt: string = '“key: \\'attic/skylight\\'”';
    export const image = { key: "${render}", alt } satisfies Picture;
    export const mark = { image: // the drawing
      '${drawing}' };
    export const again = { key: mark.image };`);
  expect(code).toContain(`key: "${await pictureReference(render)}"`);
  expect(code).toContain(`image: "${await pictureReference(drawing)}"`);
  expect(code).toContain('attic/skylight');
});

test.each(['`${alt}/hero-light`', "alt ? 'a/b' : 'c/d'"])(
  'A key that is put together stops the build: %s',
  async (key) => {
    const text = `export const alt = 'gateway'; export const image = { key: ${key}, alt };`;
    await expect(bundled(text)).rejects.toThrow(`content/home.ts: not a plain string: key: ${key}`);
  },
);

test('A picture with neither master nor drawing stops the build by its name and the file that names it', async () => {
  await expect(bundled("export const image = { key: 'attic/skylight', alt: '' };")).rejects.toThrow(
    /content\/home\.ts: the picture attic\/skylight is neither packages\/studio\/masters\/attic\/skylight\.webp nor/,
  );
});
