import type { Page } from 'playwright/test';

/** Sets the browser's own default, as its settings do: media queries in `rem` follow it. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** By how many pixels a page can be scrolled sideways. */
export const overflow = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
