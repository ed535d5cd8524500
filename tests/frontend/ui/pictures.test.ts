import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentFiles, picturesIn } from '../../../frontend/build/pictures/content.ts';
import { fileOf, pictureReference } from '../../../frontend/build/pictures/source.ts';
import { pictureOf } from '../../../frontend/src/ui/picture-widths.ts';

const folder = 'frontend/src/art/';
/** Every drawing: its path below the folder, and its text. */
const drawings = globSync(`${folder}**/*.svg`).map((path) => ({
  file: path.replaceAll('\\', '/').slice(folder.length),
  svg: readFileSync(path, 'utf8'),
}));
const contents = globSync(contentFiles.map((files) => `frontend/src/${files}`)).map((path) =>
  readFileSync(path, 'utf8'),
);
const keys = [...new Set(contents.flatMap(picturesIn).map(({ key }) => key))];
/** Drawings that the content takes by their file: they have no key. */
const imported = [...contents.join('\n').matchAll(/from '(?:\.\.\/)+art\/([^']+)'/g)].flatMap(
  ([, name]) => name ?? [],
);

function sizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  return { width, height };
}

test('The place that is kept for a picture has its very size', async () => {
  const kept = await Promise.all(
    keys.map(async (key) => sizeOf(pictureOf(await pictureReference(key)))),
  );
  const real = await Promise.all(
    keys.map(async (key) => sizeOf(await sharp(fileOf(key)).metadata())),
  );
  expect(kept).toEqual(real);
});

test('Every drawing is shown somewhere: none is left behind by the render that took its place', () => {
  const shown = new Set([...keys.map(fileOf), ...imported.map((name) => folder + name)]);
  expect(drawings.map(({ file }) => folder + file).filter((file) => !shown.has(file))).toEqual([]);
});

const rules = String.raw`(?:(?:svg|\.\w+)\{(?:color|fill|stroke):#\w{6}\})+`;
/** The only style that a drawing may have: its colours on light and on dark ground. */
const schemes = new RegExp(
  `<style>${rules}@media\\(prefers-color-scheme:dark\\)\\{${rules}\\}</style>`,
);

test('marks and diagrams have an ink for light and another for dark ground', () => {
  const drawn = drawings.filter(({ file }) => /^(?:logos|partners|technologies)\//.test(file));
  expect(drawn).toHaveLength(3 + 10 + 4);
  expect(drawn.filter(({ svg }) => !schemes.test(svg)).map(({ file }) => file)).toEqual([]);
});

test('a drawing needs no font, runs nothing and fetches nothing', () => {
  const outside = /<text|<style|<script|\sstyle=|https?:(?!\/\/www\.w3\.org\/2000\/svg")|data:/;
  const wrong = drawings.filter(({ svg }) => outside.test(svg.replace(schemes, '')));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a drawing weighs less than 8 kB on its way', () => {
  const heavy = drawings.filter(({ svg }) => gzipSync(svg).length >= 8000);
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

test('the labels of a protocol’s diagram have at least 12 px on a phone of 360 px', () => {
  // There the picture is as wide as its own unit: 320 px between the gutters.
  const diagrams = drawings.filter(({ file }) => file.startsWith('technologies/'));
  expect(diagrams).toHaveLength(4);
  for (const { svg } of diagrams) {
    expect(svg).toContain('viewBox="0 0 320 320"');
    const sizes = [...svg.matchAll(/scale\((\.?[\d.]+) -/g)].map(
      ([, scale]) => Number(scale) * 1000,
    );
    expect(sizes.length).toBeGreaterThan(6);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  }
});
