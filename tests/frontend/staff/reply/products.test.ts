import { expect, test } from 'vitest';
import { blocksOf } from '#frontend/staff/conversation/markdown.ts';
import { productTable } from '#frontend/staff/reply/products.ts';

test('The products asked for are a table, also one that the catalogue no longer has', () => {
  const [head, rule, lock, gateway, lamp, ...more] = productTable(
    'smart-lock:12,gateway,old-lamp:3',
  ).split('\n');
  expect(head).toBe('| Product | Quantity | Price | Page |');
  expect(rule).toBe('| --- | --- | --- | --- |');
  expect(lock).toMatch(/^\| Smart Lock \| 12 \| \$[\d.,]+ \| https:\/\/\S+\/product\/2 \|$/);
  expect(gateway).toMatch(/^\| Gateway \|  \| /);
  expect(lamp).toBe('| old lamp | 3 |  |  |');
  expect(more).toEqual([]);
});

test('The conversation reads it as a table', () => {
  expect(blocksOf(productTable('gateway:2'))).toMatchObject([{ kind: 'table' }]);
});

test('Without products there is no table', () => {
  expect(productTable('')).toBe('');
});
