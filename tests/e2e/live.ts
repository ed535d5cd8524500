import { expect, type Page } from 'playwright/test';

/** Points at every island of the page, and waits until all handlers are attached. */
export async function waitUntilLive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(wake)).toBe(0);
}

/** How many islands still sleep. */
const wake = `[...document.querySelectorAll('site-island')].filter((place) => {
  place.dispatchEvent(new Event('pointerover'));
  return !place.hasAttribute('data-awake');
}).length`;

/** Keeps what is asked for on its way. @returns a function that lets it in */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
