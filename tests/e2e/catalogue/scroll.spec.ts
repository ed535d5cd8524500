import type { Page } from 'playwright/test';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Scrolls and waits until the browser has said so, which it does with the next frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    `new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollTo(0, ${top}); })`,
  );
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const sideBySide = (page: Page) => page.getByRole('heading', { name: 'Side by side' });
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Compare ${name}` }).check();

test('A filter leaves the page where it is, a comparison begins in view however far the list was scrolled, and Back from each returns there', async ({
  page,
}) => {
  await openLive(page, '/products');
  await scrollTo(page, 150);
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await expect(page).toHaveURL('/products?category=access');
  expect(await scrolled(page)).toBe(150);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  expect(await scrolled(page)).toBe(150);

  await tick(page, 'Humidity Sensor');
  await tick(page, 'Smart Mirror');
  await scrollTo(page, 750);
  await page.getByRole('link', { name: 'Compare 2 products' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(sideBySide(page)).toBeInViewport();
  await expect(sideBySide(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(750);
});
