import { expect, type Page } from 'playwright/test';
import { hold, waitUntilLive } from '../live.ts';

/** Opens a page without its script. @returns a function that lets it in and waits until every island is awake */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letIn = await hold(page, '**/assets/site-*.js');
  // `load` and `DOMContentLoaded` wait for the held script, so wait for `commit` only.
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.early !== undefined')).toBe(true);
  return async () => {
    const awake = await page.locator('site-island[data-awake]').count();
    if (awake > 0) throw new Error('An island is awake before the page’s script was let in.');
    letIn();
    await waitUntilLive(page);
  };
}
