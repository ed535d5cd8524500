import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cards = (page: Page) => page.getByRole('region', { name: 'Services', exact: true });

/** Paths of the scripts that the page has asked for. */
function scripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** True as long as the document has not been loaded anew. */
const sameDocument = (page: Page) => page.evaluate<boolean>(`window.mark === true`);

test('The home page fetches no script for what stays as it came, until somebody leaves', async ({
  page,
}) => {
  const asked = scripts(page);
  await page.goto('/');
  await waitUntilLive(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/home-'))).toHaveLength(1);
  expect(asked.filter((path) => path.includes('/StaticParts-'))).toEqual([]);
  await expect(cards(page).getByRole('listitem')).toHaveCount(6);
});

for (const path of ['/aiot', '/iot-managed-services', '/operating-system-development', '/partners'])
  test(`${path} fetches no script for its drawings and their words`, async ({ page, request }) => {
    const asked = scripts(page);
    await page.goto(path);
    await waitUntilLive(page);
    await page.waitForLoadState('networkidle');
    const own = await request.get(asked.find((name) => name.includes(`${path}-`)) ?? '');
    // Other pages, fetched ahead for their links, bring their own parts.
    const parts = (await own.text()).match(/StaticParts-[\w-]+\.js/g) ?? [];
    expect(parts).not.toEqual([]);
    expect(asked.filter((name) => parts.some((part) => name.endsWith(part)))).toEqual([]);
  });

test('A link in it leads on without a new document, and takes its card along', async ({ page }) => {
  await page.goto('/');
  await waitUntilLive(page);
  await page.evaluate(`void (window.mark = true)`);
  await cards(page)
    .getByRole('link', { name: /Consulting/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/consulting-services');
  expect(await sameDocument(page)).toBe(true);
  expect(await page.evaluate<unknown>(`history.state.usr`)).toEqual({ card: 2 });
});

test('Pointing at a link in it fetches the page behind it', async ({ page }) => {
  await page.goto('/');
  await waitUntilLive(page);
  const ahead = page.waitForRequest(/\/about-[^/]+\.js$/);
  await page.getByRole('region', { name: 'About Us' }).getByRole('link').hover();
  await ahead;
});

test('It is drawn for whoever comes from another page, or comes back', async ({ page }) => {
  await page.goto('/about');
  await waitUntilLive(page);
  await page.evaluate(`void (window.mark = true)`);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(cards(page).getByRole('listitem')).toHaveCount(6);
  await cards(page).getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(cards(page).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Latest Blogs' })).toBeAttached();
  expect(await sameDocument(page)).toBe(true);
});

test('A first visit that goes on and comes back finds it whole', async ({ page }) => {
  await page.goto('/');
  await waitUntilLive(page);
  await page.evaluate(`void (window.mark = true)`);
  await cards(page).getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(cards(page).getByRole('listitem')).toHaveCount(6);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveCSS('font-weight', '540');
  expect(await sameDocument(page)).toBe(true);
});
