import type { Page } from 'playwright/test';

/** Keeps a page's scripts back. @returns what lets them in, and waits until the page lives. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const live = page.locator('html[data-live]');
  return async () => {
    if ((await live.count()) > 0) throw new Error('The page lives before its script was let in.');
    held.resolve();
    await live.waitFor({ state: 'attached' });
  };
}
