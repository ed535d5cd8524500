import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presenceSeconds } from '#contract/contact/presence.ts';
import { presenceQuery } from '#frontend/staff/contact/use-presence.ts';
import { queryClient } from '#frontend/staff/data/query-client.ts';

const report = vi.fn<() => Promise<{ others: [] }>>();
let close: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  queryClient.mount();
  report.mockReset().mockResolvedValue({ others: [] });
});
afterEach(() => {
  close();
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function open(): void {
  const query = { ...presenceQuery('1', false), queryFn: report };
  close = new QueryObserver(queryClient, query).subscribe(() => undefined);
}

/** How often it reports in so many intervals. */
async function reportsIn(intervals: number): Promise<number> {
  const before = report.mock.calls.length;
  await vi.advanceTimersByTimeAsync(intervals * presenceSeconds.report * 1000);
  return report.mock.calls.length - before;
}

test('A contact that opens in a hidden tab is not reported as open until the tab is shown', async () => {
  focusManager.setFocused(false);
  open();
  await reportsIn(3);
  expect(report).not.toHaveBeenCalled();

  focusManager.setFocused(true);
  expect(await reportsIn(0)).toBe(1);
  expect(await reportsIn(3)).toBe(3);
});

test('A contact in a shown tab is reported at once and at every interval, and while the tab is hidden no more', async () => {
  open();
  expect(report).toHaveBeenCalledTimes(1);
  expect(await reportsIn(3)).toBe(3);

  focusManager.setFocused(false);
  expect(await reportsIn(3)).toBe(0);
  focusManager.setFocused(true);
  expect(await reportsIn(0)).toBe(1);
  expect(await reportsIn(3)).toBe(3);
});
