import { expect, test } from 'vitest';
import { fromCursor, toCursor } from '#functions/lists/cursor.ts';

const place = '2026-11-20T16:00:00.000Z#7K3M-QX9R';

test('A cursor fits into a URL as it is, and leads to its place again', () => {
  expect(toCursor(place)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(fromCursor(toCursor(place))).toBe(place);
});

/** The place with each character left out, doubled or replaced. */
const others = Array.from(place, (character, at) =>
  ['', character + character, '~'].map(
    (middle) => place.slice(0, at) + middle + place.slice(at + 1),
  ),
).flat();

test.each([...new Set(others)])('A cursor that names no row is rejected: %s', (other) => {
  expect(() => fromCursor(toCursor(other))).toThrow('Some fields are not valid.');
});
