import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { exists, pages, readPage, site } from './built-site.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

const { name, icons }: { name: string; icons: readonly Icon[] } = JSON.parse(
  readPage('site.webmanifest'),
);
const picture = (path: string) => readFileSync(`frontend/public${path}`);

test.each(icons)('The manifest says the size and type of $src', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(picture(src)).metadata();
  expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
});

test('The manifest names the company, and icons that exist', () => {
  expect(name).toBe(brand.name);
  expect(icons.filter(({ src }) => !exists(src))).toEqual([]);
});

test('The manifest has a plain and a maskable icon in the two sizes that launchers ask for', () => {
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test('A launcher that cuts a maskable icon to its inner circle leaves the whole mark', async () => {
  const { data, info } = await sharp(picture('/maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUInt32BE(0);
  const middle = info.width / 2;
  let [reach, clear] = [0, 0];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if (data[pixel * 4 + 3] !== 255) clear++;
    if (data.readUInt32BE(pixel * 4) === ground) continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    reach = Math.max(reach, Math.hypot(x - middle, y - middle));
  }
  expect(clear).toBe(0);
  expect(reach).toBeGreaterThan(0.15 * info.width);
  expect(reach).toBeLessThan(0.4 * info.width);
});

test('Every page names icons that are there', () => {
  for (const { html } of pages) {
    const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)];
    expect(named.map(([, href]) => href)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
    ]);
    expect(named.every(([, href = '']) => site.files.includes(href))).toBe(true);
  }
});

test('The icon of last resort is one PNG of 32 pixels in a container', async () => {
  const ico = picture('/favicon.ico');
  const { width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([width, height]).toEqual([32, 32]);
});
