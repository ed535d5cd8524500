import { expect, test } from 'vitest';
import { articles } from '#frontend/content/articles.ts';
import * as brand from '#frontend/content/brand.ts';
import { film } from '#frontend/content/film.ts';
import { products } from '#frontend/content/products.ts';
import { services } from '#frontend/content/services.ts';
import { pages } from '#frontend/pages.ts';
import * as paths from '#frontend/paths.ts';
import { organizationId } from '#frontend/seo/organization.ts';
import { video } from '#frontend/seo/video.ts';
import { all, pages as builtPages, readPage, textOf } from '../built-site.ts';
import { only, thingsIn, type Thing } from './json-ld.ts';

const canonical = /<link rel="canonical" href="([^"]+)"/g;

/** The pages that search engines may list. */
const listed = builtPages
  .filter(({ html }) => all(html, canonical).length > 0)
  .map(({ url, html }) => ({ url, html, things: thingsIn(html) }));

const belowHome = listed.filter(({ url }) => url !== pages.home.path);

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing['@type']);

/** Every text below a value, with the name of its property. */
function texts(value: unknown, property = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[property, value]];
  if (Array.isArray(value)) return value.flatMap((each) => texts(each, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => texts(each, name));
}

/** Properties whose text is an address. */
const addressed = new Set(['@id', 'url', 'logo', 'image', 'thumbnailUrl', 'contentUrl', 'sameAs']);

/** Addresses elsewhere that a page may name. */
const outside = new Set<string>([
  ...brand.socials.map(({ href }) => href),
  'https://schema.org/InStock',
]);

test.each(listed)('$url names the company and the site', ({ things }) => {
  for (const type of ['Organization', 'WebSite']) expect(only(things, type)['@type']).toBe(type);
});

test.each(listed)(
  '$url gives whole addresses only, those of this site as its own',
  ({ things }) => {
    const addresses = texts(things)
      .filter(([name, text]) => addressed.has(name) || /^(?:https?:|\/)/.test(text))
      .map(([, text]) => text);
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.filter((text) => !text.startsWith(`${brand.origin}/`) && !outside.has(text)),
    ).toEqual([]);
  },
);

test.each(belowHome)(
  '$url is found by a trail from the home page to itself',
  ({ html, things }) => {
    const { itemListElement: crumbs = [] } = only(things, 'BreadcrumbList');
    const addresses = crumbs.map(({ item }) => item['@id']);
    const known = listed.map(({ url }) => `${brand.origin}${url}`);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(addresses[0]).toBe(`${brand.origin}/`);
    expect(addresses.at(-1)).toBe(all(html, canonical)[0]);
    expect(known).toEqual(expect.arrayContaining(addresses));
  },
);

test('The home page is the start of every trail and has none itself', () => {
  const home = listed.find(({ url }) => url === '/');
  expect(typesOf(home?.things ?? [])).not.toContain('BreadcrumbList');
});

test.each(belowHome.filter(({ html }) => html.includes('aria-label="You are here"')))(
  '$url shows the trail that search engines read',
  ({ html, things }) => {
    const { itemListElement: crumbs = [] } = only(things, 'BreadcrumbList');
    const [trail = ''] = all(html, /<nav[^>]*aria-label="You are here"[^>]*>([^]*?)<\/nav>/g);
    const shown = all(trail, /<li[^>]*>([^]*?)<\/li>/g).map(textOf);
    const names = crumbs.map(({ name }) => name).slice(1);
    expect(shown).toEqual(expect.arrayContaining(names));
    expect(textOf(all(trail, /<li aria-current="page">([^]*?)<\/li>/g).join())).toBe(names.at(-1));
  },
);

test('The services, the products, the development steps and the articles show where they belong', () => {
  const shown = listed.filter(({ html }) => html.includes('aria-label="You are here"'));
  expect(shown.map(({ url }) => url).toSorted()).toEqual(
    [
      ...services.map(({ link }) => link),
      ...products.map(({ id }) => paths.product(id)),
      pages.iotProductDevelopmentStep.path,
      pages.delivery.path,
      ...articles.map(({ page }) => pages[page].path),
    ].toSorted(),
  );
});

test('Exactly the pages that offer a service are described as one, by the company', () => {
  const offering = listed.filter(({ things }) => typesOf(things).includes('Service'));
  expect(offering.map(({ url }) => url).toSorted()).toEqual(
    [
      ...services.map(({ link }) => link),
      pages.iotDevelopmentServices.path,
      pages.operatingSystemDevelopment.path,
    ].toSorted(),
  );
  for (const { url, things } of offering) {
    expect(only(things, 'Service')).toMatchObject({
      url: `${brand.origin}${url}`,
      provider: { '@id': organizationId },
    });
  }
});

test('Exactly the articles are described as articles, with author, date and picture', () => {
  const posted = listed.filter(({ things }) => typesOf(things).includes('BlogPosting'));
  expect(posted).toHaveLength(articles.length);
  for (const { page, title, author, date } of articles) {
    const found = posted.find(({ url }) => url === pages[page].path);
    expect(only(found?.things ?? [], 'BlogPosting')).toMatchObject({
      headline: title,
      author: { '@type': 'Person', name: author },
      datePublished: `${date}T12:00:00Z`,
      publisher: { '@id': organizationId },
    });
  }
});

test('Only the page that shows the questions describes them, word for word', () => {
  const asking = listed.filter(({ things }) => typesOf(things).includes('FAQPage'));
  expect(asking.map(({ url }) => url)).toEqual([pages.technologiesTools.path]);
  for (const { html, things } of asking) {
    const [main = ''] = all(html, /<main[^>]*>([^]*)<\/main>/g);
    const { mainEntity = [] } = only(things, 'FAQPage');
    expect(mainEntity.map(({ name }) => name)).toEqual(
      all(main, /<summary[^>]*>([^]*?)<\/summary>/g).map(textOf),
    );
    const shown = textOf(main);
    for (const { acceptedAnswer } of mainEntity) expect(shown).toContain(acceptedAnswer.text);
  }
});

test('The film is described on exactly the pages that have it, with all that a search engine asks for', () => {
  const telling = listed.filter(({ things }) => typesOf(things).includes('VideoObject'));
  expect(telling.map(({ url }) => url)).toEqual(film === undefined ? [] : [pages.smart.path]);
});

test('A film’s file and poster have whole addresses, and its length is an ISO duration', () => {
  const described = video(
    { title: 'A day', file: '/assets/day.mp4', link: 'Open it' },
    {
      webm: '/assets/day.webm',
      poster: '/assets/day.webp',
      captions: '/assets/day.vtt',
      description: 'From dusk to night.',
      seconds: 24,
      published: '2026-11-20',
    },
  );
  expect(described).toMatchObject({
    contentUrl: `${brand.origin}/assets/day.mp4`,
    thumbnailUrl: `${brand.origin}/assets/day.webp`,
    duration: 'PT24S',
    transcript: expect.stringContaining('One dial sets the room.'),
    uploadDate: '2026-11-20T12:00:00Z',
  });
});

test('Errors have no breadcrumbs in their structured data', () => {
  for (const file of ['404.html', 'product/unknown.html']) {
    expect(typesOf(thingsIn(readPage(file)))).not.toContain('BreadcrumbList');
  }
});
