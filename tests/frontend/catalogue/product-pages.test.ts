import { expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { buyerFacts, promisedYears, worksWith } from '#frontend/content/buyer-facts.ts';
import { images } from '#frontend/system/image-viewer/content.ts';
import { products } from '#frontend/content/products.ts';
import * as paths from '#frontend/paths.ts';
import { all, readPage, site, textOf } from '../built-site.ts';
import { only, thingsIn } from '../seo/json-ld.ts';

test('The grid links to every product without any script', () => {
  const links = all(readPage('products.html'), /href="(\/product\/\d+)"/g);
  expect(links).toEqual(products.map(({ id }) => `/product/${id}`));
});

test.each(products)(
  '$name is described to search engines, as a product with an offer only at a price',
  (product) => {
    const things = thingsIn(readPage(`product/${product.id}.html`));
    const described = only(things, product.amount === undefined ? 'ItemPage' : 'Product');
    expect(described).toMatchObject({ name: product.name });
    expect(described.description).toBeTruthy();
    expect(described.image?.length).toBeGreaterThan(0);
    const { amount } = product;
    const price = amount === undefined ? undefined : Number(amount).toFixed(2);
    expect(described.offers?.price).toBe(price);
    expect(described.offers?.priceCurrency).toBe(price && brand.currency);
  },
);

test.each(products)(
  '$name answers what buyers ask on its page and to search engines, in the same words',
  ({ id, slug, amount }) => {
    const html = readPage(`product/${id}.html`);
    const asked = [...worksWith(slug), ...buyerFacts(slug)].map(({ text }) => text);
    const [section = ''] = all(
      html,
      /<section[^>]*aria-labelledby="asked"[^>]*>([^]*?)<\/section>/g,
    );
    for (const text of asked) expect(textOf(section)).toContain(text);
    if (amount === undefined) return;
    const { additionalProperty, offers } = only(thingsIn(html), 'Product');
    expect(additionalProperty?.map(({ value }) => value)).toEqual(asked);
    expect(offers?.warranty.durationOfWarranty.value).toBe(promisedYears.warranty);
  },
);

test('Unknown products and pictures have error pages of their own, before the general one', () => {
  expect(site.errors.map(({ prefix, status }) => [prefix, status])).toEqual([
    ['/product/', 404],
    ['/image/', 404],
    ['/', 404],
  ]);
  expect(readPage('product/unknown.html')).toContain('Product not found!');
  expect(readPage('image.html')).toContain('Image not found');
});

test('Each picture that there is has its page; any other name is an error', () => {
  expect(Object.keys(site.pages).filter((url) => url.startsWith('/image/'))).toEqual(
    images.map(({ name }) => paths.image(name)),
  );
});
