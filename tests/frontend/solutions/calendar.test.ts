import { expect, test } from 'vitest';
import {
  developmentSteps,
  type DevelopmentStep,
} from '#frontend/solutions/iot-product-development-step/content.ts';
import { calendar } from '#frontend/solutions/iot-product-development-step/calendar.ts';

const step = (max: number, startsWith?: number): DevelopmentStep => ({
  name: 'Step',
  whatHappens: 'Work',
  deliverable: 'A thing',
  weeks: { min: 1, max },
  ...(startsWith !== undefined && { startsWith }),
});
const starts = (steps: readonly DevelopmentStep[]) => calendar(steps).map(({ start }) => start);

test('A step starts when the longest that came before has ended', () => {
  expect(starts([step(3), step(6), step(2)])).toEqual([0, 3, 9]);
});

test('A step beside an earlier one starts with it, and holds back the next if it takes longer', () => {
  expect(starts([step(3), step(6), step(10, 2), step(1)])).toEqual([0, 3, 3, 13]);
});

test('Eight steps end in week 45, as the page says', () => {
  expect(calendar(developmentSteps).at(-1)?.start).toBe(45);
});
