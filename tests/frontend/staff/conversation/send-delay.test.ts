import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replyUndoSeconds } from '#contract/contact/reply-undo.ts';
import { countDown, secondsLeft } from '#frontend/staff/conversation/send-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts down from now, or from a time in the past. */
function counted(secondsAgo: number) {
  const at = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const seen: number[] = [];
  const end = countDown(at, () => seen.push(secondsLeft(at, Date.now())));
  return { seen, end };
}

test('The countdown of a reply shows every second down to 0, and its timer ends there', () => {
  const { seen } = counted(0);
  vi.advanceTimersByTime(replyUndoSeconds * 1000);

  const downward = Array.from({ length: replyUndoSeconds + 1 }, (_, at) => replyUndoSeconds - at);
  expect([...new Set(seen)]).toEqual(downward);
  expect(vi.getTimerCount()).toBe(0);
});

test('A reply that still waits after its undo time keeps no timer, nor does a conversation that is left', () => {
  const { seen } = counted(3600);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);

  counted(0).end();
  expect(vi.getTimerCount()).toBe(0);
});
