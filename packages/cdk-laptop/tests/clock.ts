import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock in each test of a file. Timers stay real. */
export function withClock(start: number): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
  afterEach(() => void vi.useRealTimers());
}
