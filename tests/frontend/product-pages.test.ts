import { expect, test } from 'vitest';
import { brand } from '#frontend/content/brand.ts';
import { products } from '#frontend/content/products.ts';
import { all, readPage, site } from './built-site.ts';

interface Thing {
  readonly '@type': string;
  readonly name?: string;
  readonly description?: string;
  readonly image?: readonly string[];
  readonly offers?: { readonly price: string; readonly priceCurrency: string };
  readonly itemListElement?: readonly { readonly position: number; readonly item: string }[];
}

function thingsOf(file: string): readonly Thing[] {
  const [json = '{}'] = all(
    readPage(file),
    /<script type="application\/ld\+json">([^]*?)<\/script>/g,
  );
  const data: { '@graph': readonly Thing[] } = JSON.parse(json);
  return data['@graph'];
}

test('The grid links to every product without any script', () => {
  const links = all(readPage('products.html'), /href="(\/product\/\d+)"/g);
  expect(links).toEqual(products.map(({ id }) => `/product/${id}`));
});

test.each(products)('$name is told to search engines, with an offer only at a price', (product) => {
  const things = thingsOf(`product/${product.id}.html`);
  const told = things.find((thing) => thing['@type'] === 'Product');
  expect(told).toMatchObject({ name: product.name });
  expect(told?.description).toBeTruthy();
  expect(told?.image?.length).toBeGreaterThan(0);
  const { amount } = product;
  const price = amount === undefined ? undefined : Number(amount).toFixed(2);
  expect(told?.offers?.price).toBe(price);
  expect(told?.offers?.priceCurrency).toBe(price && brand.currency);
});

test.each(products)('$name is found below the products', ({ id }) => {
  const trail = thingsOf(`product/${id}.html`).find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement?.map(({ position, item }) => [position, item])).toEqual([
    [1, `${brand.origin}/`],
    [2, `${brand.origin}/products`],
    [3, `${brand.origin}/product/${id}`],
  ]);
});

test('Unknown products and pictures have error pages of their own, before the general one', () => {
  expect(site.errors.map(({ prefix, status }) => [prefix, status])).toEqual([
    ['/product/', 404],
    ['/image/', 404],
    ['/', 404],
  ]);
  expect(readPage('product/unknown.html')).toContain('Product not found!');
  expect(readPage('image/not.found.html')).toContain('Image not found');
});

test('Any picture name has the viewer’s page', () => {
  expect(site.pages['/image/:name']).toBe('image.html');
});
