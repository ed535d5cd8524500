import type { Page } from 'playwright/test';
import { liveFlag } from '#frontend/page-signals.ts';

/** Uses the page as a moving pointer does, and waits until every handler is attached. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.evaluate(`dispatchEvent(new Event('pointermove'))`);
  await page.locator(`html[${liveFlag}]`).waitFor({ state: 'attached' });
}
