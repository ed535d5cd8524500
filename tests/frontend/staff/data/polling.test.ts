import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollingSeconds } from '#contract/polling.ts';
import { attend, pollingInterval } from '#frontend/staff/data/polling.ts';
import { queryClient } from '#frontend/staff/data/query-client.ts';

const look = vi.fn<() => Promise<{ lastNewsAt: number }>>();
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  queryClient.mount();
  attend();
  const lastNewsAt = Date.now();
  look.mockReset().mockImplementation(() => Promise.resolve({ lastNewsAt }));
  const observer = new QueryObserver(queryClient, {
    queryKey: ['polled'],
    queryFn: look,
    refetchInterval: pollingInterval,
  });
  end = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  end();
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** How often it looks in so many seconds. */
async function looksIn(seconds: number): Promise<number> {
  look.mockClear();
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return look.mock.calls.length;
}

describe('A page that asks for news', () => {
  test('asks at once, every 20 seconds for two minutes, and then every minute', async () => {
    expect(look).toHaveBeenCalledTimes(1);
    expect(await looksIn(pollingSeconds.attention)).toBe(6);
    expect(await looksIn(300)).toBe(5);
  });

  test('asks every 20 seconds again from the first news on', async () => {
    await looksIn(300);
    const lastNewsAt = Date.now() + pollingSeconds.quiet * 1000;
    look.mockImplementation(() => Promise.resolve({ lastNewsAt }));
    await looksIn(2 * pollingSeconds.quiet);

    expect(await looksIn(60)).toBe(3);
    expect(await looksIn(300)).toBe(5);
  });

  test('asks nothing in a hidden tab, and at once when it is shown', async () => {
    await looksIn(300);
    focusManager.setFocused(false);
    expect(await looksIn(600)).toBe(0);
    focusManager.setFocused(true);

    expect(await looksIn(0)).toBe(1);
    expect(await looksIn(60)).toBe(3);
  });

  test('asks nothing any more once it is left', async () => {
    end();

    expect(await looksIn(600)).toBe(0);
  });
});
