import { expect, type Page } from 'playwright/test';

/** Points at every island of the page, and waits until all handlers are attached. */
export async function waitUntilLive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(wake), { intervals: [20, 40, 80, 160] }).toBe(0);
}

/** Opens a page, and waits until all of it is live. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** How many islands still sleep. */
const wake = `[...document.querySelectorAll('site-island')].filter((place) => {
  place.dispatchEvent(new Event('pointerover'));
  return !place.hasAttribute('data-awake');
}).length`;

/** Keeps what is asked for on its way. @returns a function that lets it in, or loses it */
export async function hold(
  page: Page,
  files: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route[end]();
  });
  return held.resolve;
}
