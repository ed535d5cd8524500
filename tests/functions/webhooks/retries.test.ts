import { expect, test } from 'vitest';
import { maxAttempts, nextAttempt } from '#functions/webhooks/retries.ts';

const now = new Date('2026-11-20T16:00:00.000Z');
const day = 86_400_000;

/** Milliseconds until the next attempt, undefined if there is none. */
function wait(attempt: number, { retryAfter = undefined as string | undefined, random = 0 } = {}) {
  const next = nextAttempt(attempt, now, retryAfter, random);
  return next && next.getTime() - now.getTime();
}

test('Ten attempts take three days, with growing delays', () => {
  const waits = Array.from({ length: 9 }, (_, at) => wait(at + 1) ?? 0);
  const sum = waits.reduce((all, each) => all + each, 0);

  expect(waits[0]).toBe(60_000);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect([sum > 3 * day, sum < 3.5 * day]).toEqual([true, true]);
  expect(maxAttempts).toBe(10);
  expect(wait(maxAttempts)).toBeUndefined();
});

test('Deliveries that failed together return spread over a tenth of the delay', () => {
  expect([wait(1), wait(1, { random: 0.5 }), wait(1, { random: 1 })]).toEqual([
    60_000, 63_000, 66_000,
  ]);
});

test.each([
  ['600', 600_000],
  ['Fri, 20 Nov 2026 16:20:00 GMT', 1_200_000],
  // Sooner than our own delay.
  ['1', 60_000],
  ['Fri, 20 Nov 2026 15:00:00 GMT', 60_000],
  ['soon', 60_000],
  ['600 apples', 60_000],
  ['apples 600', 60_000],
  ['-600', 60_000],
  // Capped at a day.
  ['9999999999', day],
  ['Fri, 20 Nov 2099 16:00:00 GMT', day],
])('A Retry-After of %s delays the next attempt by %i ms', (retryAfter, expected) => {
  expect(wait(1, { retryAfter })).toBe(expected);
});
