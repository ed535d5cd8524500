import type { Page } from 'playwright/test';
import { chromiumOptions } from '#tools/browser.ts';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const contact = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Contact/ });

test('Back brings a page from the back/forward cache, and it says how many products are asked about by now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/services');
  await waitUntilLive(page);
  await page.evaluate('void (window.kept = true)');
  await page.goto('/contact?about=smart-lock,gateway');
  await expect(page.getByRole('group', { name: 'You’re asking about' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
  await expect(contact(page)).toHaveAccessibleName('Contact & Consultation 2 to ask about');
});

// Chrome keeps no page with another status than 200 (web.dev, "Back/forward cache"): not the 404 page.
for (const path of [
  '/',
  '/contact',
  '/products?compare=1,4',
  '/product/2',
  '/search?q=lock',
  '/blog/humidity-in-winter',
  '/image/logo',
])
  test(`${path} has nothing that keeps it from the back/forward cache`, async ({ page }) => {
    const reasons: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await session.send('Page.enable');
    await page.goto(path);
    await waitUntilLive(page);
    await page.evaluate('void (window.kept = true)');
    await page.goto('/about');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('window.kept'), reasons.join()).toBe(true);
    expect(reasons).toEqual([]);
  });

test('Back brings a page without the side panel by which it was left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/services');
  await page.evaluate('void (window.kept = true)');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await panel.getByRole('link', { name: 'Expertise' }).click();
  await expect(page).toHaveURL('/expertise');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
  await expect(panel).toBeHidden();
});
