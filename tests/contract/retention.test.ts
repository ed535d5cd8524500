import { expect, test } from 'vitest';
import { daysOf, expiryOf } from '#contract/retention.ts';

const starts = Array.from({ length: 4 * 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));

test.each([1, 2, 6, 12, 18, 24, 36])(
  '%i months are at most five days longer than their days',
  (months) => {
    const early = starts.map((start) => {
      const end = Date.UTC(
        start.getUTCFullYear(),
        start.getUTCMonth() + months,
        start.getUTCDate(),
      );
      return end / 86_400_000 - expiryOf(start.toISOString(), daysOf(months)) / 86_400;
    });

    expect(Math.min(...early)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...early)).toBeLessThanOrEqual(5);
  },
);
