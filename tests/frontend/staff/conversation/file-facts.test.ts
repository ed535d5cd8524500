import { expect, test } from 'vitest';
import { kindOf, sizeOf } from '#frontend/staff/conversation/file-facts.ts';

test.each([
  ['plan.pdf', 'application/pdf', 'PDF'],
  ['Zähler.JPEG', 'image/jpeg', 'JPEG'],
  ['winmail', 'application/x-tnef', 'TNEF'],
  ['invite', 'text/calendar; method=REPLY', 'CALENDAR'],
])('The file %s of type %s is a %s', (name, type, kind) => {
  expect(kindOf({ name, type })).toBe(kind);
});

test.each([
  [1, '1 kB'],
  [420_000, '420 kB'],
  [1_234_567, '1.2 MB'],
  [7_000_000, '7 MB'],
])('%i bytes are %s', (size, shown) => {
  expect(sizeOf(size, 'en-CA')).toBe(shown);
});
