import { expect, test } from 'vitest';
import * as brand from '#frontend/content/brand.ts';
import { formatCount } from '#frontend/content/format-count.ts';
import { formatDate, formatPrice } from '#frontend/content/format.ts';
import { loadDetails } from '#frontend/content/product-details.ts';
import { productSlugs } from '#contract/products.ts';
import { specLabels } from '#frontend/content/product.ts';
import { products } from '#frontend/content/products.ts';
import { splitFeature } from '#frontend/catalogue/product/feature.ts';

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

test.each(details)(
  'Product $id says what decides in four figures, and its battery once',
  (each) => {
    expect(each.figures).toHaveLength(4);
    const said = [each.description1, each.description2, each.specs.slice(0, -1)]
      .flat(2)
      .map((part) => (typeof part === 'string' ? part : part.value));
    const lives = said.filter((text) =>
      /\b(?:cells?|battery|CR\d+|pack)\b.*\b(?:months|years|hours)\b/.test(text),
    );
    const figures = each.figures.filter(({ label }) => /\bCR\d+|\bcells\b|charge/.test(label));
    expect(lives.length + figures.length).toBeLessThanOrEqual(1);
  },
);

test('No two products have one screen in the app', () => {
  expect(new Set(details.map(({ screen }) => JSON.stringify(screen))).size).toBe(details.length);
});

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

test('A price is written as `Intl` writes it in the brand’s locale', () => {
  const { locale, currency } = brand;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const amounts = products.flatMap(({ amount }) => amount ?? []);
  expect(amounts.map(formatPrice)).toEqual(amounts.map((amount) => format.format(Number(amount))));
  expect(formatPrice('9.00')).toBe('$9.00');
});

test('A count is written as `Intl` writes it in the brand’s locale', () => {
  const counts = [0, 7, 500, 999, 1_000, 5_000, 42_195, 999_999];
  const format = new Intl.NumberFormat(brand.locale);
  expect(counts.map(formatCount)).toEqual(counts.map((count) => format.format(count)));
});

test('A date is written as `Intl` writes it in the brand’s locale', () => {
  const format = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dates = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(2026, month, 3 + month)),
  );
  expect(dates.map((date) => formatDate(date.toISOString().slice(0, 10)))).toEqual(
    dates.map((date) => format.format(date)),
  );
});
