import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pictureOf } from '../../frontend/src/art/pictures.ts';
import { drawingKey, products } from '../../frontend/src/content/products.ts';

const folder = 'frontend/src/art/';
/** Every drawing: its path below the folder, and its text. */
const drawings = globSync(`${folder}**/*.svg`).map((path) => ({
  file: path.replaceAll('\\', '/').slice(folder.length),
  svg: readFileSync(path, 'utf8'),
}));
const content = globSync('frontend/src/content/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The keys of the pictures that the content names. */
const named = found(/\bkey: '([^']+)'/g);
/** Drawings that the content takes by their file: they have no key. */
const imported = found(/from '\.\.\/art\/([^']+\.svg)'/g);

function found(pattern: RegExp): string[] {
  return [...content.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/** The path of a picture's file below the folder of drawings. */
function fileOf(key: string): string | undefined {
  return /\/art\/([^?]+)/.exec(pictureOf(key).src)?.[1];
}

test('every picture that the content names has a drawing of its own', () => {
  expect(named.filter((key) => fileOf(key) !== `${key}.svg`)).toEqual([]);
});

test('a product without pictures is shown by its own drawing', () => {
  const files = products.map(({ slug }) => fileOf(drawingKey(slug)));
  expect(files).toEqual(products.map(({ slug }) => `${slug}/hero-light.svg`));
});

test('every drawing is shown somewhere', () => {
  const keys = [...named, ...products.map(({ slug }) => drawingKey(slug))];
  const shown = new Set([...keys.map(fileOf), ...imported]);
  expect(drawings.map(({ file }) => file).filter((file) => !shown.has(file))).toEqual([]);
});

test('the place that is kept for a drawing has its very size', () => {
  const wrong = drawings.filter(({ file, svg }) => {
    const { width, height } = pictureOf(file.replace(/\.svg$/, ''));
    return !imported.includes(file) && !svg.includes(` width="${width}" height="${height}" `);
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a drawing needs no font, runs nothing and fetches nothing', () => {
  const outside = /<text|<style|<script|\sstyle=|https?:(?!\/\/www\.w3\.org\/2000\/svg")|data:/;
  const wrong = drawings.filter(({ svg }) => outside.test(svg));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a drawing weighs less than 8 kB on its way', () => {
  const heavy = drawings.filter(({ svg }) => gzipSync(svg).length >= 8000);
  expect(heavy.map(({ file }) => file)).toEqual([]);
});
