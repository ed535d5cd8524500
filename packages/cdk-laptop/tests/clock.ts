import { afterEach, beforeEach, vi } from 'vitest';

/** Has the clock stand still in each test of a file. Timers stay real, since the database responds in real time. */
export function withClock(start = Date.now()): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
  afterEach(() => void vi.useRealTimers());
}

/** Lets so much time go by. */
export function later(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
