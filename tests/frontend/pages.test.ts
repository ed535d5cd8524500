import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths } from '#build/site.ts';
import * as brand from '#frontend/content/brand.ts';
import { cardSize } from '#frontend/content/head.ts';
import { all, allPages, exists, pages, readPage, site, textOf } from './built-site.ts';

const title = /<title>([^<]+)<\/title>/g;
const description = /<meta name="description" content="([^"]+)"/g;
const noindex = '<meta name="robots" content="noindex"/>';

test.each(allPages)('$url has one title, one description and one h1', ({ html }) => {
  expect(all(html, title)).toHaveLength(1);
  expect(all(html, description)).toHaveLength(1);
  expect(all(html, /(<h1[\s>])/g)).toHaveLength(1);
});

test.each(allPages)('$url has no two elements of one id', ({ html }) => {
  const ids = all(html, /\sid="([^"]*)"/g);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test.each(allPages)('$url names its links by titles, not by paragraphs', ({ html }) => {
  const links = all(html, /<a\s[^>]*>([^]*?)<\/a>/g);
  expect(links.filter((inside) => /<(?:p|h\d)[\s>]/.test(inside))).toEqual([]);
});

test('The home page is called what its first slide says', () => {
  expect(all(readPage('index.html'), /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual([brand.tagline]);
});

test('No two pages share a title or a description', () => {
  const titles = allPages.flatMap(({ html }) => all(html, title));
  const descriptions = allPages.flatMap(({ html }) => all(html, description));
  expect(new Set(titles).size).toBe(allPages.length);
  expect(new Set(descriptions).size).toBe(allPages.length);
});

test.each(pages.filter(({ html }) => !html.includes(noindex)))(
  '$url has a title and a description that search engines show whole',
  ({ html }) => {
    const [name = '', about = ''] = [title, description].map((tag) =>
      textOf(all(html, tag).join()),
    );
    expect(name.length).toBeLessThanOrEqual(60);
    expect(about.length).toBeGreaterThanOrEqual(110);
    expect(about.length).toBeLessThanOrEqual(155);
  },
);

const shown = pages.filter(({ html }) => !html.includes(noindex));

test.each(shown)('$url gives shared links the same, with a card of its own', async ({ html }) => {
  const openGraph = (property: string) =>
    all(html, new RegExp(`<meta property="og:${property}" content="([^"]*)"`, 'g'));
  expect(openGraph('title')).toEqual(all(html, title));
  expect(openGraph('description')).toEqual(all(html, description));
  for (const address of [...openGraph('image'), ...openGraph('url')]) {
    expect(address.startsWith(`${brand.origin}/`)).toBe(true);
  }
  expect(openGraph('image:alt').join()).not.toBe('');
  const card = join(paths.assets, '..', new URL(openGraph('image').join()).pathname);
  const { format, width, height } = await sharp(card).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
  expect([openGraph('image:width'), openGraph('image:height')]).toEqual([
    [`${width}`],
    [`${height}`],
  ]);
  expect(statSync(card).size).toBeLessThan(150_000);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('No two pages share a card', () => {
  const cards = shown.flatMap(({ html }) =>
    all(html, /<meta property="og:image" content="([^"]*)"/g),
  );
  expect(new Set(cards).size).toBe(shown.length);
});

test.each(allPages)('$url links only to what exists', ({ html }) => {
  const targets = all(html, /\s(?:href|src|(?:data-)?poster)="(\/[^"]*)"/g);
  const scripts = all(html, /data-scripts="([^"]*)"/g).flatMap((list) => list.split(' '));
  const missing = [...targets, ...scripts].filter(
    (target) => !exists(target.replace(/[?#].*/, '')),
  );
  expect(missing).toEqual([]);
});

test.each(allPages)('$url keeps a place for every picture', ({ html }) => {
  for (const image of all(html, /(<img[^>]+>)/g)) {
    expect(image).toMatch(/ width="\d+"/);
    expect(image).toMatch(/ height="\d+"/);
    expect(image).toMatch(/ alt="/);
  }
});

test('The first picture of the home page comes before everything else, the others wait', () => {
  const [first, ...others] = all(readPage('index.html'), /(<img[^>]+>)/g);
  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('loading="eager"');
  for (const image of others) expect(image).toContain('loading="lazy"');
});

test('Search engines may list exactly the pages of the sitemap, each under its own address', () => {
  const listed = all(readPage('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const indexed = allPages.filter(({ html }) => !html.includes(noindex));
  expect(indexed.flatMap(({ html }) => all(html, /rel="canonical" href="([^"]+)"/g))).toEqual(
    listed,
  );
  expect(listed).toEqual(indexed.map(({ url }) => `${brand.origin}${url}`));
});

test('What mails link to, our own search, single pictures and errors are kept out of search engines', () => {
  const kept = allPages.filter(({ html }) => html.includes(noindex)).map(({ url }) => url);
  expect(kept.toSorted()).toEqual(
    (
      '/404.html /image.html /image/logo /image/og /newsletter/confirm /newsletter/leave ' +
      '/product/unknown.html /search /unsubscribe'
    ).split(' '),
  );
});

test('The sitemap names the renders of each page, all of which exist', () => {
  const entries = all(readPage('sitemap.xml'), /<url>(.*)<\/url>/g);
  const images = entries.map((entry) => all(entry, /<image:loc>([^<]+)<\/image:loc>/g));
  expect(images.map((found) => found.length > 0)).toEqual(
    shown.map(({ html }) => /<(?:img|source)[^>]*\.webp/.test(html)),
  );
  expect(images.flat().filter((address) => !exists(new URL(address).pathname))).toEqual([]);
});

test('Crawlers may read everything but the API, and find the sitemaps of the site and of newsletters', () => {
  const lines = readPage('robots.txt').trim().split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
  expect(lines).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  expect(lines).toContain(`Sitemap: ${brand.origin}/newsletter/sitemap.xml`);
});

test('Who finds a vulnerability reads where to report it, and until when that holds', () => {
  const text = readPage('.well-known/security.txt');
  expect(text).toMatch(new RegExp(`^Contact: mailto:${brand.email}$`, 'm'));
  const [, end = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
  const days = (Date.parse(end) - statSync(join(paths.pages, 'index.html')).mtimeMs) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThanOrEqual(366);
  expect(text).toContain(`Canonical: ${brand.origin}/.well-known/security.txt`);
});

test('Who asks who made the site reads it at /humans.txt', () => {
  expect(readPage('humans.txt')).toContain(brand.legalName);
});

test('Structured data is JSON that cannot end its own script element', () => {
  for (const { html } of pages) {
    const blocks = all(html, /<script type="application\/ld\+json">([^]*?)<\/script>/g);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toContain('<');
    expect(JSON.parse(blocks[0] ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
});

test('An unknown path has the words that the specification fixes, and the way home', () => {
  const html = readPage(site.errors.at(-1)?.file ?? '');
  expect(all(html, /<h1[^>]*>([^<]*)<\/h1>/g)).toEqual(['404']);
  expect(all(html, /<p[^>]*>(Oops![^<]*)<\/p>/g)).toEqual([
    'Oops! The page you&#x27;re looking for doesn&#x27;t exist.',
  ]);
  expect(all(html, /<a [^>]*href="\/"[^>]*>(Go [^<]*)<\/a>/g)).toEqual(['Go Back Home']);
});
