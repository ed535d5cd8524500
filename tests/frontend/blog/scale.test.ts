import { expect, test } from 'vitest';
import { readCsv } from '#frontend/blog/csv.ts';
import { scaleOf } from '#frontend/blog/scale.ts';

test.each([
  { values: [0, 100], ticks: [0, 20, 40, 60, 80, 100] },
  { values: [0, 5.3], ticks: [0, 1, 2, 3, 4, 5, 6] },
  { values: [17, 20], ticks: [17, 17.5, 18, 18.5, 19, 19.5, 20] },
  { values: [0, 360], ticks: [0, 60, 120, 180, 240, 300, 360] },
  { values: [-3, 12], ticks: [-5, 0, 5, 10, 15] },
])('The values $values stand between the round numbers $ticks', ({ values, ticks }) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test('The first tick is at 0, the last at 100, and a value in between in proportion', () => {
  const { at } = scaleOf([0, 330]);
  expect([at(0), at(90), at(360)]).toEqual([0, 25, 100]);
});

test('A scale may end at its highest value, above the last tick', () => {
  const { ticks, at } = scaleOf([0, 5.3], 'value');
  expect(ticks).toEqual([0, 1, 2, 3, 4, 5]);
  expect([at(0), at(5.3)]).toEqual([0, 100]);
});

test('A row with a cell too few or too many stops the build', () => {
  expect(() => readCsv('a,b\n1\n')).toThrow('Not 2 cells: 1');
  expect(() => readCsv('a,b\n1,2,3\n')).toThrow('Not 2 cells: 1,2,3');
});
