import { expect, test } from 'vitest';
import { productNames } from '#frontend/sections/product/product-names.ts';

test.each([
  ['smart-lock', 'Smart Lock'],
  ['gateway,smart-lock:12', 'Gateway, 12\u00A0×\u00A0Smart Lock'],
  ['old-toaster:2,gateway', '2\u00A0×\u00A0old toaster, Gateway'],
])(
  'A contact about %s names %s, a quantity never on another line than what it counts',
  (about, names) => {
    expect(productNames(about)).toBe(names);
  },
);
