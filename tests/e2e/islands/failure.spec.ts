import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const showFeed = (page: Page) => page.getByRole('button', { name: 'Show the feed' });
const feedScript = '**/assets/SocialFeed.island-*.js';

test.describe('The feed in the footer', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: ({ linkedSite }, use) => use(linkedSite.url) });

  test('A press whose code does not come says so, and counts once where Try again brings it', async ({
    page,
  }) => {
    await page.route('https://linkedin.example/**', (route) => route.fulfill({ body: 'News' }));
    await page.route(feedScript, (route) => route.abort());
    await page.goto('/about');
    await showFeed(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(showFeed(page)).toBeVisible();
    await page.unroute(feedScript);
    await tryAgain(page).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(failure(page)).toHaveCount(0);
  });

  test('A press whose code fails again is told so again, once', async ({ page }) => {
    await page.route(feedScript, (route) => route.abort());
    await page.goto('/about');
    await showFeed(page).click();
    for (const time of ['first', 'second']) {
      await expect(failure(page), time).toHaveCount(1);
      await tryAgain(page).click();
    }
    await expect(failure(page)).toHaveCount(1);
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
});

test('A form whose code does not come stays in use, says so once it is sent, and is sent by Try again', async ({
  page,
}) => {
  const script = '**/assets/ContactForm.island-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await expect(failure(page)).toHaveCount(0);
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.unroute(script);
  await tryAgain(page).click();
  await expect(page.getByRole('link', { name: 'Enter your phone number' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

const errors = {
  'whose script throws': (page: Page) =>
    page.route('**/assets/Catalogue.island-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
  'that throws as it is drawn': (page: Page) =>
    page.addInitScript(`
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query === '(min-width: 1200px)') throw new Error('broken');
        return matchMedia(query);
      };
    `),
};
for (const [which, breakIt] of Object.entries(errors))
  test(`An island ${which} leaves the server’s HTML, and the others alone`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('article').filter({ hasText: 'Smart Lock' });
    await expect(card).toHaveCount(1);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/product/2');
  });
