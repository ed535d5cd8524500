import type { Page } from 'playwright/test';
import { openEarly } from './early.ts';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Opens a page and waits until its script has taken over, so that links navigate without a load. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Scrolls and waits until the browser has said so, which it does with the next frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    `new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollTo(0, ${top}); })`,
  );
const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const sideBySide = (page: Page) => page.getByRole('heading', { name: 'Side by side' });
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Compare ${name}` }).check();

test('A comparison begins in view however far the list was scrolled, and Back returns there', async ({
  page,
}) => {
  await open(page, '/products');
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

test('Back and Forward find a page at its place although its end comes late', async ({ page }) => {
  await open(page, '/products?compare=1,4');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  // Further than the page reaches without its table, and not its end.
  await scrollTo(page, 1000);
  await page.getByRole('link', { name: 'Smart Mirror' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Mirror' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect.poll(() => scrolled(page)).toBe(1000);
});

test('A filter leaves the page where it is, and Back from it too', async ({ page }) => {
  await open(page, '/products');
  await scrollTo(page, 200);
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  await expect(page).toHaveURL('/products?category=access');
  expect(await scrolled(page)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  expect(await scrolled(page)).toBe(200);
});

test('A link to the page that is shown leads to its top', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back returns to where a page was scrolled before its script came', async ({ page }) => {
  const letIn = await openEarly(page, '/about');
  await scrollTo(page, 300);
  await letIn();
  // By its event alone: a pointer would scroll up to it.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Expertise' })
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Expertise' })).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('From the side panel, too, the focus comes to the heading of the page it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Expertise' }).click();
  await expect(page).toHaveURL('/expertise');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
