import type { Page } from 'playwright/test';
import { fillIn, sendOff } from '../contact/form.ts';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { wholeBrowser } from './whole-browser.ts';

test.use({ launchOptions: wholeBrowser });

const contact = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Contact/ });

test('Back brings a page from the back/forward cache: it says how many products are asked about by now, and has no side panel by which it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openLive(page, '/services');
  await page.evaluate('void (window.kept = true)');
  await page.goto('/contact?about=smart-lock,gateway');
  await expect(page.getByRole('group', { name: 'You’re asking about' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
  await expect(contact(page)).toHaveAccessibleName('Contact & Consultation 2 to ask about');

  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await panel.getByRole('link', { name: 'Expertise' }).click();
  await expect(page).toHaveURL('/expertise');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
  await expect(panel).toBeHidden();
});

test('Back to a contact form whose message was sent in a later view of it finds it empty, unless something new was written since; a list of products is what it is by now', async ({
  page,
}) => {
  const consent = page.getByRole('checkbox', { name: /I consent/ });
  const message = page.getByRole('textbox', { name: 'Message' });
  const products = page.getByRole('group', { name: 'You’re asking about' }).getByRole('listitem');
  const backTo = async (view: string) => {
    await page.goBack({ waitUntil: 'commit' });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('window.view')).toBe(view);
  };
  await openLive(page, '/contact?about=smart-lock');
  await page.evaluate(`void (window.view = 'first')`);
  await fillIn(page, 'For a mill.');
  await page.goto('/about');
  await openLive(page, '/contact?about=gateway');
  await expect(products).toHaveCount(2);
  await expect(message).toHaveValue('For a mill.');
  await backTo('first');
  await expect(products).toHaveCount(2);
  await expect(message).toHaveValue('For a mill.');

  await page.goto('/about');
  await openLive(page, '/contact');
  await consent.check();
  await sendOff(page);
  await backTo('first');
  await expect(products).toHaveCount(0);
  await expect(message).toHaveValue('');
  await expect(consent).not.toBeChecked();

  await fillIn(page, 'For a farm.');
  await page.goto('/about');
  await openLive(page, '/contact?about=gateway');
  await message.fill('For two farms.');
  await backTo('first');
  await expect(message).toHaveValue('For two farms.');
  await expect(consent).not.toBeChecked();
  await expect(products).toHaveCount(1);
});

test('After a search that did not load, Back leads to a form that takes letters', async ({
  page,
  context,
}) => {
  await openLive(page, '/contact');
  await page.evaluate('void (window.kept = true)');
  await context.setOffline(true);
  const left = page.waitForEvent('framenavigated');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await left;
  await context.setOffline(false);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.kept')).toBe(true);
  await page.getByLabel('First name').pressSequentially('Ada');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('Nothing keeps a page from the back/forward cache', async ({ page }) => {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await session.send('Page.enable');
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
    await test.step(path, async () => {
      await openLive(page, path);
      await page.evaluate('void (window.kept = true)');
      await page.goto('/about');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate('window.kept'), reasons.join()).toBe(true);
      expect(reasons, path).toEqual([]);
    });
});
