import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runBench } from './bench.ts';
import { median, medians } from './figures.ts';
import { floorPage } from './floor.ts';

test('The bench rejects a section that it does not have', async () => {
  await expect(runBench(['lighthouse'])).rejects.toThrow('Choose from line, navigation');
});

test('It reports the median of its runs', async () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3])]).toEqual([5, 2.5]);
  const times = [30, 10, 20];
  const measure = async () => ({ ms: times.shift() ?? 0 });
  expect(await medians(3, measure)).toEqual({ ms: 20 });
});

test('The floor shows the page’s hero, weighs what a first view does, and has no script', () => {
  const page = floorPage({
    title: 'Quiet & grid',
    heading: 'Fewer <things>',
    lead: 'That speak up.',
    picture: '<img src="/assets/a.avif" fetchpriority="high">',
    width: 412,
    height: 309,
  });

  expect(page).toContain('<h1>Fewer &lt;things></h1>');
  expect(page).toContain('<img src="/assets/a.avif" fetchpriority="high">');
  expect(page).toContain('width: 412px; height: 309px');
  expect(page).not.toContain('<script');
  expect(brotliCompressSync(page).length).toBeCloseTo(6_000, -2);
});
