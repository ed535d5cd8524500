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
