import { expect, test } from 'vitest';
import { formatPrice } from '#frontend/content/price.ts';
import { loadDetails } from '#frontend/content/productDetails.ts';
import { productSlugs } from '#frontend/content/productSlugs.ts';
import { specLabels } from '#frontend/content/product.ts';
import { pictureOfProduct, products } from '#frontend/content/products.ts';
import { splitFeature } from '#frontend/pages/productFeature.ts';

const details = await Promise.all(productSlugs.map(loadDetails));

test('The catalogue has the names and prices that were published', () => {
  expect(products.map(({ id, name, amount }) => [id, name, amount])).toEqual([
    [1, 'Humidity Sensor', '120'],
    [2, 'Smart Lock', '120'],
    [3, 'Gateway', '120'],
    [4, 'Smart Mirror', '120'],
    [5, 'Intelligent Camera', '120'],
    [6, 'Key Tracking Device', '120'],
    [7, 'Smart Adaptor', undefined],
    [8, 'Smart FOB Button', undefined],
    [9, 'Attendance System', undefined],
    [10, 'Door Bell', undefined],
    [11, 'Carbon Monoxide (CO) Sensor', '29.00'],
    [12, 'Curtain & Blind Control', '150.00'],
    [13, 'Dimmer Knob', '45.00'],
    [14, 'Smart Scenes and Switch', '200.00'],
    [15, 'Door and Window Sensor', '9.00'],
    [16, 'Gas Sensor', '22.00'],
  ]);
});

test('A product has one name in paths, in the list and in its file', () => {
  expect(products.map(({ slug }) => slug)).toEqual(productSlugs);
  expect(details.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
});

test('The picture that stands for a product is its first', () => {
  expect(products.map(({ image }) => image)).toEqual(details.map(({ images }) => images[0]?.key));
});

test.each(details)(
  'Product $id can stand beside any other, and leads on to three others',
  (each) => {
    expect(each.specs.map(({ label }) => label)).toEqual(specLabels);
    expect(each.images.length).toBeLessThanOrEqual(4);
    expect(each.related).not.toContain(each.id);
    expect(new Set(each.related).size).toBe(3);
    for (const id of each.related) expect(products[id - 1]?.id).toBe(id);
  },
);

test.each(details.flatMap(({ description2 }) => description2))('"%s" has a label', (line) => {
  const { label, text } = splitFeature(line);
  expect(label).not.toBe('');
  expect(`${label}: ${text}`).toBe(line);
});

test('A feature is split at its first colon only', () => {
  expect(splitFeature('Hours: 9:00 to 17:00')).toEqual({ label: 'Hours', text: '9:00 to 17:00' });
});

test('The facts of the specification stand word for word', () => {
  const [, , gateway, , , , , , attendance, doorBell] = details.map((each) => JSON.stringify(each));
  expect(gateway).toContain('RK3328 quad-core Cortex-A53');
  expect(gateway).toContain('5000 mAh');
  expect(attendance).toMatch(
    /1000 face records.*1000 fingerprint records.*up to 3000 fingerprints/,
  );
  expect(doorBell).toContain('1080p Full HD');
});

test('A price is shown in the brand’s currency, with its cents', () => {
  expect(formatPrice('120')).toBe('$120.00');
  expect(formatPrice('9.00')).toBe('$9.00');
});

test('A product without a picture of its own is shown by one all the same', () => {
  expect(pictureOfProduct({}).key).not.toBe('');
});
