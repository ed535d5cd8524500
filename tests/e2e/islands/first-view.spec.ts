import type { Page } from 'playwright/test';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const routes = ['/', '/contact', '/products', '/product/2', '/services', '/edge-gateway'];

/** Milliseconds after navigation at which something was first painted, or 0 while nothing is. */
const firstPaint = (page: Page) =>
  page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`,
  );

test('The first view of a page needs its HTML and its first picture, and nothing else', async ({
  page,
}) => {
  let pictures = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const picture = request.resourceType() === 'image' && (pictures += 1) === 1;
    if (picture || request.isNavigationRequest()) return route.continue();
    // Without a response, as on a connection that is lost.
    return undefined;
  });
  for (const path of routes)
    await test.step(path, async () => {
      pictures = 0;
      await page.goto(path, { waitUntil: 'commit' });
      const hero = page.locator('img[fetchpriority=high]').first();
      if ((await page.locator('main img[fetchpriority=high]').count()) > 0) {
        await expect(hero).not.toHaveJSProperty('naturalWidth', 0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    });
});

test('What React makes of an island is what came as HTML', async ({ page }) => {
  // Where the two differ, React draws the island anew and says so.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of [...routes, '/nfc', '/nowhere']) {
    await page.addInitScript(`
      document.addEventListener('readystatechange', () => {
        window.came ??= [...document.querySelectorAll('site-island')].map(({ firstElementChild }) => firstElementChild);
      });
    `);
    await openLive(page, path);
    expect(await page.evaluate('came.length > 0 && came.every((each) => each.isConnected)')).toBe(
      true,
    );
    expect([path, errors.filter((error) => !/\b404\b/.test(error))]).toEqual([path, []]);
  }
});
