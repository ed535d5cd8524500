import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown, secondsLeft } from '#frontend/staff/ui/use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts ten seconds down from now, or from a time in the past. */
function counted(secondsAgo: number) {
  const at = Date.now() + (10 - secondsAgo) * 1000;
  const seen: number[] = [];
  const end = countDown(at, () => seen.push(secondsLeft(at)));
  return { seen, end };
}

test('A countdown shows every second down to 0, and its timer ends there', () => {
  const { seen } = counted(0);
  vi.advanceTimersByTime(10_000);

  expect([...new Set(seen)]).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('A countdown of a past time keeps no timer, nor does one that is left', () => {
  const { seen } = counted(3600);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);

  counted(0).end();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [70, 10],
  [10, 10],
  [7.5, 8],
  [0, 0],
  [-50, 0],
])('%d seconds before its end, a countdown from 10 shows %i', (seconds, left) => {
  expect(secondsLeft(Date.now() + seconds * 1000, 10)).toBe(left);
});
