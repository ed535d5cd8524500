import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

/** Lets each page begin as one that a browser prepares ahead, which `show` shows. */
const prepareAhead = `
  let prerendering = true;
  Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering });
  window.show = () => {
    prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
`;

const awake = (page: Page) => page.locator('site-island[data-awake]');
const film = (page: Page) => page.locator('#film-dialog');

test('A page that a browser prepares ahead starts nothing until it is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(prepareAhead);
  await page.goto('/contact#film-dialog');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\.island-|vitals/.test(path))).toEqual([]);
  await expect(awake(page)).toHaveCount(0);
  await expect(film(page)).toBeHidden();
  await page.evaluate('show()');
  await expect(film(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(awake(page)).not.toHaveCount(0);
});
