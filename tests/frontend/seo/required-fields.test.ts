import { expect, test } from 'vitest';
import { allPages } from '../built-site.ts';
import { thingsIn } from './json-ld.ts';

/** What a type needs, and who says so. schema.org itself requires nothing; that a type has a property, its types check. */
interface Requirement {
  readonly source: string;
  readonly fields: readonly string[];
  /** One of these at least. */
  readonly oneOf?: readonly string[];
}

const google = (page: string) =>
  `https://developers.google.com/search/docs/appearance/structured-data/${page}`;
const schema = (type: string) => `https://schema.org/${type}`;

/** Every type that a page may have. Fields that Google recommends are here where the site has them. */
const requirements: Readonly<Record<string, Requirement>> = {
  Product: {
    source: google('merchant-listing'),
    fields: ['name', 'image', 'description', 'sku', 'brand', 'additionalProperty'],
    // google('product-snippet'): "you must include one of the following properties".
    oneOf: ['offers', 'review', 'aggregateRating'],
  },
  Offer: {
    source: google('merchant-listing'),
    fields: ['price', 'priceCurrency', 'availability', 'url'],
  },
  Brand: { source: google('merchant-listing'), fields: ['name'] },
  VideoObject: {
    source: google('video'),
    fields: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'contentUrl', 'duration'],
  },
  BlogPosting: {
    source: google('article'),
    fields: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  },
  Person: { source: google('article'), fields: ['name'] },
  BreadcrumbList: { source: google('breadcrumb'), fields: ['itemListElement'] },
  ListItem: { source: google('breadcrumb'), fields: ['position', 'name', 'item'] },
  FAQPage: { source: google('faqpage'), fields: ['mainEntity'] },
  Question: { source: google('faqpage'), fields: ['name', 'acceptedAnswer'] },
  Answer: { source: google('faqpage'), fields: ['text'] },
  Organization: {
    source: google('organization'),
    fields: ['name', 'url', 'logo', 'address', 'telephone', 'email'],
  },
  PostalAddress: {
    source: google('organization'),
    fields: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    fields: ['name', 'url'],
  },
  ItemPage: { source: schema('ItemPage'), fields: ['name', 'description', 'url', 'image'] },
  Service: { source: schema('Service'), fields: ['name', 'description', 'url', 'provider'] },
  PropertyValue: { source: schema('PropertyValue'), fields: ['name', 'value'] },
  WarrantyPromise: { source: schema('WarrantyPromise'), fields: ['durationOfWarranty'] },
  QuantitativeValue: { source: schema('QuantitativeValue'), fields: ['value', 'unitCode'] },
};

type Thing = Readonly<Record<string, unknown>>;

/** Every thing with a type, however deep it stands. */
function everyThing(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(everyThing);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(everyThing);
  return '@type' in value ? [{ ...value }, ...below] : below;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function missingOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const needed = requirements[type];
  if (needed === undefined) return [`${type} is not in the table`];
  const { fields, oneOf, source } = needed;
  return [
    ...fields.filter((field) => isEmpty(thing[field])),
    ...(oneOf === undefined || !oneOf.every((field) => isEmpty(thing[field]))
      ? []
      : [oneOf.join(' or ')]),
  ].map((field) => `${type} without ${field}: ${source}`);
}

const described = allPages.map(({ url, html }) => ({ url, things: everyThing(thingsIn(html)) }));

test.each(described)('$url tells search engines nothing without what they require', (page) => {
  expect(page.things.length).toBeGreaterThan(0);
  expect(page.things.flatMap(missingOf)).toEqual([]);
});

/** google('video') and google('article'): without a zone, a time is read in the zone of Google's crawler. */
const timed = /^(?:uploadDate|datePublished|dateModified)$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

test('Every date that a page tells has a time and its zone', () => {
  const dates = described
    .flatMap(({ things }) => things)
    .flatMap((thing) => Object.entries(thing).filter(([field]) => timed.test(field)));
  expect(dates.length).toBeGreaterThan(0);
  for (const [, date] of dates) expect(date).toMatch(instant);
});

test('Every type in the table is told by a page', () => {
  const told = new Set(described.flatMap(({ things }) => things).map((thing) => thing['@type']));
  expect(Object.keys(requirements).filter((type) => !told.has(type))).toEqual([]);
});
