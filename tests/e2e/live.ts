import type { Page } from 'playwright/test';
import { liveFlag } from '#frontend/page-signals.ts';

/** Waits until every handler of the page is attached. */
export function waitUntilLive(page: Page): Promise<void> {
  return page.locator(`html[${liveFlag}]`).waitFor({ state: 'attached' });
}
