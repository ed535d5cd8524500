import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollingSeconds } from '#contract/polling.ts';
import { poll } from '#frontend/staff/ui/poll.ts';

const tab = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
const look = vi.fn<() => Promise<boolean>>();
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  tab.hidden = false;
  look.mockReset().mockResolvedValue(false);
  end = poll(look);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function show(shown: boolean): void {
  tab.hidden = !shown;
  tab.dispatchEvent(new Event('visibilitychange'));
}

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
    look.mockResolvedValueOnce(true);
    await looksIn(2 * pollingSeconds.quiet);

    expect(await looksIn(60)).toBe(3);
    expect(await looksIn(300)).toBe(5);
  });

  test('asks every 20 seconds for as long as there is news', async () => {
    look.mockResolvedValue(true);

    expect(await looksIn(600)).toBe(30);
  });

  test('asks nothing in a hidden tab, and at once when it is shown', async () => {
    show(false);
    expect(await looksIn(600)).toBe(0);
    show(true);

    expect(look).toHaveBeenCalledTimes(1);
    expect(await looksIn(60)).toBe(3);
  });

  test('asks at once when the network is back', () => {
    browser.dispatchEvent(new Event('online'));

    expect(look).toHaveBeenCalledTimes(2);
  });

  test('asks nothing any more once it is left', async () => {
    end();
    show(true);

    expect(await looksIn(600)).toBe(0);
  });
});
