import type { Page } from 'playwright/test';
import { waitUntilLive } from './live.ts';
import { expect, test } from './site.ts';
import * as brand from './linked-brand.ts';

// One worker builds the site, for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: ({ linkedSite }, use) => use(linkedSite.url) });

test('Accounts that are set stand in the footer of every page, in their order', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/product/3', '/nowhere']) {
    await page.goto(path);
    const outside = page.getByRole('contentinfo').locator('a[href^="https:"]');
    expect(
      await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([...brand.socials, ...brand.appStores, brand.feed].map(({ href }) => href));
  }
});

test('Search engines learn the accounts that are set', async ({ page }) => {
  await page.goto('/');
  const [data = ''] = await page.locator('[type="application/ld+json"]').allTextContents();
  for (const { href } of brand.socials) expect(data).toContain(`"${href}"`);
});

test('The feed is asked for after a click, and not before', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  await page.route(`${brand.feed.href}/**`, (route) => route.fulfill({ body: 'News' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  // A screen reader's press: no pointer comes before it, so it wakes the island and is answered.
  await footer.getByRole('button', { name: 'Show the feed' }).dispatchEvent('click');
  await expect(footer.locator('iframe')).toHaveAttribute('src', brand.feed.frameHref);
  await expect(footer.frameLocator('iframe').getByText('News')).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([brand.feed.frameHref]));
});

test('A feed that is blocked says so, beside the link to it', async ({ page }) => {
  await page.route(`${brand.feed.href}/**`, (route) => route.abort());
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Show the feed' }).click();
  await expect(footer.getByRole('status')).toHaveText(/^LinkedIn does not answer/);
  await expect(footer.locator('iframe')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Read it on LinkedIn' })).toBeVisible();
});

const booking = `${brand.scheduling.href}?**`;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Book a 30-minute call' });

test('Book A Call opens the booking link in a popup, and asks for nothing of it before', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  await page.route(booking, (route) => route.fulfill({ body: 'Calendar' }));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/services');
  await waitUntilLive(page);
  expect(foreign).toEqual([]);
  const book = page.getByRole('link', { name: 'Book A Call' });
  await expect(book).toHaveAttribute('href', brand.scheduling.href);
  await book.click();
  await expect(popup(page).frameLocator('iframe').getByText('Calendar')).toBeVisible();
  expect(new Set(foreign.map((url) => url.split('?')[0]))).toEqual(
    new Set([brand.scheduling.href]),
  );
  await expect(popup(page).getByRole('link').first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(popup(page).locator('iframe')).toHaveCount(0);
});

test('A calendar that is blocked leaves other ways, and no blank frame', async ({ page }) => {
  await page.route(booking, (route) => route.abort());
  await page.goto('/services');
  await waitUntilLive(page);
  await page.getByRole('link', { name: 'Book A Call' }).click();
  await expect(popup(page).getByRole('status')).toHaveText(/^Calendly does not answer/);
  await expect(popup(page).locator('iframe')).toHaveCount(0);
  await expect(popup(page).getByRole('link', { name: 'Open Calendly in a new tab' })).toBeVisible();
  await popup(page).getByRole('link', { name: 'Or write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(popup(page)).toBeHidden();
});

test('The contact page begins with a call to book, in the same popup', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilLive(page);
  const book = page.getByRole('main').getByRole('link', { name: 'Book A Call' });
  await book.click();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toBeFocused();
});
