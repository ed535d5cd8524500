import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paths } from '#build/site.ts';
import { siteMap } from '#frontend/system/search/site-map.ts';
import { all, exists, readPage } from '../built-site.ts';
import { pictureOf } from '#frontend/ui/picture-widths.ts';

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

const [folder = ''] = readdirSync(join(paths.assets, 'search'));
const index = join(paths.assets, 'search', folder);
const fragments = readdirSync(join(index, 'fragment')).map((file): Fragment => {
  const text = gunzipSync(readFileSync(join(index, 'fragment', file))).toString();
  return JSON.parse(text.slice(text.indexOf('{')));
});
const listed = all(readPage('sitemap.xml'), /<loc>([^<]+)<\/loc>/g).map(
  (url) => new URL(url).pathname,
);

test('A search looks through exactly the pages of the sitemap', () => {
  expect(fragments.map(({ url }) => url).toSorted()).toEqual(listed.toSorted());
});

test('The map of the site links to exactly the pages of the sitemap', () => {
  const linked = siteMap().flatMap(({ links, devices }) =>
    [...links, ...devices].map(({ path }) => path),
  );
  expect(linked.toSorted()).toEqual(listed.toSorted());
});

test.each(fragments)(
  'The result of $url has a name, a section, a picture and a description',
  ({ meta }) => {
    const { title = '', section, picture = '', description } = meta;
    expect(title).not.toBe('');
    expect(description).toMatch(/^\p{L}.{20,}[.…]$/u);
    expect(siteMap().map((part) => part.section)).toContain(section);
    expect(exists(pictureOf(picture).src)).toBe(true);
  },
);

test('A product is found by its own words, and not by the names of those beside it', () => {
  const gateway = fragments.find(({ url }) => url === '/product/3');
  expect(gateway?.content).toContain('RK3328');
  expect(gateway?.content).not.toContain('Goes well with');
  const list = fragments.find(({ url }) => url === '/products');
  expect(list?.content).not.toContain('Smart Lock');
});

test.each(fragments)(
  'The text of $url has no words run together, no code and no controls',
  ({ url, content }) => {
    // "itCompare"; the page for developers names fields so.
    const joined = content.match(/(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{Ll}{2,}/gu) ?? [];
    expect(url === '/developers' ? [] : joined).toEqual([]);
    expect(content).not.toMatch(/[{}]\s*"|"\s*[:{}]/);
    expect(content).not.toMatch(/\bCompare\b\.?$|Show as a table/m);
  },
);

test('One index is made for one worker, which the scripts of the pages name', () => {
  expect(readdirSync(join(paths.assets, 'search'))).toHaveLength(1);
  const scripts = readdirSync(paths.assets).filter((name) => name.endsWith('.js'));
  const worker = `/assets/search/${folder}/worker.js`;
  const naming = scripts.filter((name) =>
    readFileSync(join(paths.assets, name), 'utf8').includes(worker),
  );
  expect(naming).toHaveLength(1);
  expect(exists(worker)).toBe(true);
});
