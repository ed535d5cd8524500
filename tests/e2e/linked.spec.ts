import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { paths } from '#build/site.ts';
import { failure, tryAgain } from './islands/failure.ts';
import { openLive, waitUntilLive } from './live.ts';
import { expect, test } from './site.ts';
import * as brand from './linked-brand.ts';

// One worker builds the site, for all of them.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: ({ linkedSite }, use) => use(linkedSite.url) });

test('Accounts that are set stand in the footer of every page, in their order, and search engines learn them', async ({
  page,
}) => {
  for (const path of ['/', '/contact', '/product/3', '/nowhere']) {
    await page.goto(path);
    const outside = page.getByRole('contentinfo').locator('a[href^="https:"]');
    expect(
      await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      path,
    ).toEqual([...brand.socials, ...brand.appStores, brand.feed].map(({ href }) => href));
  }
  await page.goto('/');
  const [data = ''] = await page.locator('[type="application/ld+json"]').allTextContents();
  for (const { href } of brand.socials) expect(data).toContain(`"${href}"`);
});

/** The pages of others that a page asks for from now on. */
function foreignRequests(page: Page, baseURL = ''): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) foreign.push(request.url());
  });
  return foreign;
}

const footer = (page: Page) => page.getByRole('contentinfo');
const showFeed = (page: Page) => footer(page).getByRole('button', { name: 'Show the feed' });

test('The feed is asked for after a click, and not before; where it is blocked it says so, beside the link to it', async ({
  page,
  baseURL,
}) => {
  const foreign = foreignRequests(page, baseURL);
  await page.route(`${brand.feed.href}/**`, (route) => route.fulfill({ body: 'News' }));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  // A screen reader's press: no pointer comes before it, so it wakes the island and is answered.
  await showFeed(page).dispatchEvent('click');
  await expect(footer(page).locator('iframe')).toHaveAttribute('src', brand.feed.frameHref);
  await expect(footer(page).frameLocator('iframe').getByText('News')).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([brand.feed.frameHref]));

  await page.route(`${brand.feed.href}/**`, (route) => route.abort());
  await page.reload();
  await showFeed(page).click();
  await expect(footer(page).getByRole('status')).toHaveText(/^LinkedIn does not answer/);
  await expect(footer(page).locator('iframe')).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'Read it on LinkedIn' })).toBeVisible();
});

const feedScript = '**/assets/SocialFeed.island-*.js';

test('A press whose code does not come says so, and counts once where Try again brings it', async ({
  page,
}) => {
  await page.route('https://linkedin.example/**', (route) => route.fulfill({ body: 'News' }));
  await page.route(feedScript, (route) => route.abort());
  await page.goto('/about');
  await showFeed(page).click();
  await expect(failure(page)).toHaveCount(1);
  await expect(showFeed(page)).toBeVisible();
  await page.unroute(feedScript);
  await tryAgain(page).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(failure(page)).toHaveCount(0);
});

test('A press is told after 120 seconds that its code has not come, and not before', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(feedScript, () => undefined);
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(feedScript);
  await showFeed(page).click();
  await asked;
  await page.clock.runFor(119_000);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(failure(page)).toBeVisible();
});

const booking = `${brand.scheduling.href}?**`;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Book a 30-minute call' });

test('Book A Call opens the booking link in a popup, asks for nothing of it before, and where it is blocked leaves other ways, such as the contact page, which begins with the same popup', async ({
  page,
  baseURL,
}) => {
  const foreign = foreignRequests(page, baseURL);
  await page.route(booking, (route) => route.fulfill({ body: 'Calendar' }));
  await openLive(page, '/services');
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

  await page.route(booking, (route) => route.abort());
  await book.click();
  await expect(popup(page).getByRole('status')).toHaveText(/^Calendly does not answer/);
  await expect(popup(page).locator('iframe')).toHaveCount(0);
  await expect(popup(page).getByRole('link', { name: 'Open Calendly in a new tab' })).toBeVisible();
  await popup(page).getByRole('link', { name: 'Or write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(popup(page)).toBeHidden();

  await waitUntilLive(page);
  const first = page.getByRole('main').getByRole('link', { name: 'Book A Call' });
  await first.click();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test('Staff pages and the API are isolated, also where the public pages frame a calendar and are not', async ({
  page,
  baseURL,
}) => {
  const isolated = () => page.evaluate('crossOriginIsolated');
  const api = await fetch(`${baseURL}/api/nothing`);
  expect(api.headers.get('cross-origin-embedder-policy')).toBe('require-corp');

  await page.goto('/admin/signin');
  expect(await isolated()).toBe(true);
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect.poll(isolated).toBe(false);
});

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');
const chunksOf = (folder: string) =>
  readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));

/** A page as a visitor gets it, and whether its policy is the one that it was built with. */
async function visit(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const style = /<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const { origin } = new URL(brand.scheduling.href);
  const isOwn =
    policy.includes(digestOf(style)) && policy.includes(origin) === html.includes(origin);
  return { html, whole: response.ok && isOwn };
}

test.describe('As the next release of the site', () => {
  test.use({ baseURL: ({ site }, use) => use(site.url) });
  test.afterEach(({ site }) => site.update(paths.assembly));

  test('it flips every page in one step, and a rollback flips it back', async ({
    site,
    linkedAssembly,
  }) => {
    const before = await visit(site.url);
    const seen = new Set<string>();
    let parted = 0;
    const over = new AbortController();
    const visitors = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const { html, whole } = await visit(site.url);
        seen.add(digestOf(html));
        if (!whole) parted++;
      }
    });
    await site.update(linkedAssembly);
    const after = await visit(site.url);
    await site.update(paths.assembly);
    over.abort();
    await Promise.all(visitors);

    expect(after.html).not.toBe(before.html);
    expect((await visit(site.url)).html).toBe(before.html);
    expect(parted).toBe(0);
    for (const { html } of [before, after]) seen.delete(digestOf(html));
    expect([...seen]).toEqual([]);
  });

  test('every chunk of a build stays where it was, and a tab that was opened before goes on with its own, while a new one has the new', async ({
    site,
    page,
    context,
    linkedAssembly,
  }) => {
    const older = chunksOf(paths.assets);
    const newer = chunksOf(join(linkedAssembly, '..', paths.assets));
    expect(older.filter((name) => !newer.includes(name)).length).toBeGreaterThan(1);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('response', (response) => {
      const name = response.url().split('/').at(-1) ?? '';
      const isOfNext = newer.includes(name) && !older.includes(name);
      if (response.status() >= 400 || isOfNext)
        errors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('/services');
    await site.update(linkedAssembly);

    // The search is fetched only now.
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await waitUntilLive(page);
    expect(errors).toEqual([]);

    const other = await context.newPage();
    await other.goto('/contact');
    await expect(showFeed(other)).toBeVisible();
    await site.update(paths.assembly);
    for (const name of new Set([...older, ...newer])) {
      const { status } = await fetch(`${site.url}/assets/${name}`);
      expect([name, status]).toEqual([name, 200]);
    }
  });
});
