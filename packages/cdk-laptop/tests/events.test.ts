import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventPattern, matchesPattern } from '../src/events/event-pattern.ts';
import { readRate, Schedule } from '../src/events/schedule.ts';

describe('A rate', () => {
  test.each([
    ['rate(1 minute)', 60_000],
    ['rate(5 minutes)', 300_000],
    ['rate(1 hour)', 3_600_000],
    ['rate(2 days)', 172_800_000],
  ])('%s is read', (expression, milliseconds) => {
    expect(readRate(expression)).toBe(milliseconds);
  });

  test.each(['cron(0 12 * * ? *)', 'rate(minute)', 'rate(1 year)'])('%s is rejected', (text) => {
    expect(() => readRate(text)).toThrow(`does not know the schedule ${text}`);
  });
});

describe('A schedule', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('runs for the first time after one interval, and not after its end', async () => {
    const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const schedule = new Schedule(1000, task);
    await vi.advanceTimersByTimeAsync(999);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2001);
    expect(task).toHaveBeenCalledTimes(3);
    schedule.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(task).toHaveBeenCalledTimes(3);
  });

  test('skips the times at which a run is still in progress', async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const schedule = new Schedule(1000, () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    schedule.stop();
  });

  test('runs again after a run that failed', async () => {
    const task = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('x')));
    const schedule = new Schedule(1000, task);
    await vi.advanceTimersByTimeAsync(2000);
    expect(task).toHaveBeenCalledTimes(2);
    schedule.stop();
  });

  test('run at once waits for the run in progress, and reports its own failure alone', async () => {
    const first = Promise.withResolvers<void>();
    const task = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise);
    const schedule = new Schedule(1000, task.mockRejectedValue(new Error('second')));
    await vi.advanceTimersByTimeAsync(1000);
    const second = schedule.run();
    await Promise.resolve();
    expect(task).toHaveBeenCalledTimes(1);
    first.reject(new Error('first'));
    await expect(second).rejects.toThrow('second');
    schedule.stop();
  });

  test('of months does not overflow Node’s timers', async () => {
    const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const schedule = new Schedule(readRate('rate(90 days)'), task);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(task).not.toHaveBeenCalled();
    schedule.stop();
  });
});

describe('An event pattern', () => {
  const event = {
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: { mail: { destination: ['ada@example.com'] }, bounce: { bounceType: 'Permanent' } },
  };

  test.each([
    [{ source: ['aws.ses'] }, true],
    [{ source: ['aws.ec2'] }, false],
    [{ source: ['aws.ec2', 'aws.ses'], 'detail-type': ['Email Bounced'] }, true],
    [{ source: ['aws.ses'], 'detail-type': ['Email Sent'] }, false],
    [{ 'detail-type': [{ prefix: 'Email ' }] }, true],
    [{ detail: { bounce: { bounceType: ['Permanent'] } } }, true],
    [{ detail: { bounce: { bounceType: ['Transient'] } } }, false],
    [{ detail: { mail: { destination: ['ada@example.com'] } } }, true],
    [{ detail: { complaint: [{ exists: false }] } }, true],
    [{ detail: { complaint: { subType: ['x'] } } }, false],
  ])('%j matches: %s', (pattern, expected) => {
    expect(matchesPattern(EventPattern.parse(pattern), event)).toBe(expected);
  });

  test('with an operator that is not emulated is rejected', () => {
    const pattern = { source: [{ 'anything-but': 'aws.ec2' }] };
    expect(EventPattern.safeParse(pattern).success).toBe(false);
  });
});
