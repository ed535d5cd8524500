import type { Page } from 'playwright/test';
import { liveFlag } from '#frontend/page-signals.ts';
import { waitUntilLive } from '../live.ts';

/** Opens a page without its scripts. @returns a function that lets them in and waits until the page is live */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // A script that is asked for before the event `load` holds that back too.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const live = page.locator(`html[${liveFlag}]`);
  return async () => {
    if ((await live.count()) > 0) throw new Error('The page is live before its script was let in.');
    held.resolve();
    await waitUntilLive(page);
  };
}
