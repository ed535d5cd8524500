import { expect, test } from 'vitest';
import { productNames } from '#frontend/sections/product/product-names.ts';

test.each([
  ['smart-lock', 'Smart Lock'],
  ['gateway,smart-lock:12', 'Gateway, 12 × Smart Lock'],
  ['old-toaster:2,gateway', '2 × old toaster, Gateway'],
])('A contact about %s names %s', (about, names) => {
  expect(productNames(about)).toBe(names);
});
