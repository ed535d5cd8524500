import type { Page } from 'playwright/test';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const routes = ['/', '/contact', '/products', '/product/2', '/services', '/edge-gateway'];

/** Milliseconds after navigation at which something was first painted, or 0 while nothing is. */
const firstPaint = (page: Page) =>
  page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`,
  );
const entryScript = (page: Page) =>
  page.evaluate<number>(
    `performance.getEntriesByType('resource').find(({ name }) => name.includes('/entry-client-') && name.endsWith('.js'))?.startTime ?? 0`,
  );

for (const path of routes)
  test(`The first view of ${path} needs its HTML and its first picture, and nothing else`, async ({
    page,
  }) => {
    const held: string[] = [];
    let pictures = 0;
    await page.route('**/*', async (route) => {
      const request = route.request();
      const picture = request.resourceType() === 'image' && (pictures += 1) === 1;
      if (picture || request.isNavigationRequest()) return route.continue();
      // Without a response, as on a connection that is lost.
      held.push(request.url());
      return undefined;
    });
    await page.goto(path, { waitUntil: 'commit' });
    const hero = page.locator('img[fetchpriority=high]').first();
    if ((await page.locator('main img[fetchpriority=high]').count()) > 0) {
      await expect(hero).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    expect(held.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

test('The scripts are asked for once something has been painted', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    await waitUntilLive(page);
    expect(await entryScript(page)).toBeGreaterThan(await firstPaint(page));
  }
});

test('The scripts wait for content, not for a background alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(`
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('body > * { visibility: hidden !important }');
    document.adoptedStyleSheets = [hidden];
  `);
  await page.goto('/edge-gateway');
  await expect
    .poll(() => page.evaluate(`performance.getEntriesByName('first-paint').length`))
    .toBe(1);
  // An observer as the loader's has had the entry by then.
  await page.evaluate(
    `new Promise((resolve) => new PerformanceObserver(() => setTimeout(resolve)).observe({ type: 'paint', buffered: true }))`,
  );
  expect(await firstPaint(page)).toBe(0);
  expect(scripts).toEqual([]);
  await page.evaluate(`document.adoptedStyleSheets = []; undefined`);
  await waitUntilLive(page);
});

for (const [sign, move] of [
  ['a movement of the mouse', (page: Page) => page.mouse.move(200, 200)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const)
  test(`The scripts do not wait for the last picture where there is ${sign}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // A first picture that does not come keeps the page from being loaded.
    await page.route('**/*.avif', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    expect(scripts).toEqual([]);
    await move(page);
    await waitUntilLive(page);
  });

test('What React makes of a page is what came as HTML', async ({ page }) => {
  // Where the two differ, React draws the page anew and says so.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of [...routes, '/nfc', '/nowhere']) {
    await page.addInitScript(`
      document.addEventListener('DOMContentLoaded', () => { window.came = document.querySelector('h1'); });
    `);
    await page.goto(path);
    await waitUntilLive(page);
    expect(await page.evaluate(`came !== null && came === document.querySelector('h1')`)).toBe(
      true,
    );
    // The 401 says to the sign-in that there is no session.
    expect([path, errors.filter((error) => !/\b40[14]\b/.test(error))]).toEqual([path, []]);
  }
});
