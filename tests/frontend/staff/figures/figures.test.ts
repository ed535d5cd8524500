import { describe, expect, test } from 'vitest';
import type { DayFigures } from '#contract/figures.ts';
import {
  bucketName,
  histogramOf,
  lastDays,
  medianBucket,
  messagesOf,
} from '#frontend/staff/figures/figures.ts';

const day = (date: string, changes: Partial<DayFigures> = {}): DayFigures => ({
  day: date,
  form: 0,
  mail: 0,
  phone: 0,
  replies: 0,
  firstAnswers: [],
  closings: [],
  ...changes,
});

describe('The days', () => {
  test('end today and include those without any message', () => {
    const known = [day('2026-11-25', { form: 2 }), day('2026-11-27', { mail: 1, phone: 1 })];
    const shown = lastDays(known, new Date('2026-11-27T23:00:00Z'), 3);

    expect(shown.map((each) => [each.day, messagesOf(each)])).toEqual([
      ['2026-11-25', 2],
      ['2026-11-26', 0],
      ['2026-11-27', 2],
    ]);
  });

  test('leave out what is older', () => {
    const shown = lastDays([day('2026-10-01', { form: 9 })], new Date('2026-11-27T00:00:00Z'));

    expect(shown).toHaveLength(30);
    expect(shown.every((each) => messagesOf(each) === 0)).toBe(true);
  });
});

describe('The median', () => {
  const days = [
    day('2026-11-26', { firstAnswers: [1, 0, 2] }),
    day('2026-11-27', { firstAnswers: [0, 1, 0, 1] }),
  ];

  test('is the bucket of the middle of all days', () => {
    expect(histogramOf(days, 'firstAnswers').slice(0, 5)).toEqual([1, 1, 2, 1, 0]);
    expect(medianBucket(histogramOf(days, 'firstAnswers'))).toBe(2);
  });

  test('of an even number is the lower one of the two in the middle', () => {
    expect(medianBucket([2, 2])).toBe(0);
  });

  test('is unknown before anything was answered', () => {
    expect(medianBucket(histogramOf(days, 'closings'))).toBeUndefined();
  });
});

test('Each bucket is named by its bounds', () => {
  expect(Array.from({ length: 11 }, (_, bucket) => bucketName(bucket))).toEqual([
    'under 5 min',
    '5 to 15 min',
    '15 to 30 min',
    '30 min to 1 h',
    '1 to 2 h',
    '2 to 4 h',
    '4 to 8 h',
    '8 h to 1 day',
    '1 day to 2 days',
    '2 to 7 days',
    'over 7 days',
  ]);
});
