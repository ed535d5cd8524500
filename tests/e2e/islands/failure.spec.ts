import type { Page } from 'playwright/test';
import { contactForm, fillIn, send } from '../contact/form.ts';
import { hold } from '../live.ts';
import { expect, test } from '../site.ts';
import { failure, tryAgain } from './failure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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

const pageScript = '**/assets/site-*.js';
const received = (page: Page) => page.getByRole('heading', { name: 'Message sent successfully!' });

const lost = {
  'does not come': (page: Page) => hold(page, pageScript, 'abort'),
  'throws as it starts': async (page: Page) => {
    await page.addInitScript('delete window.IntersectionObserver');
    return hold(page, pageScript);
  },
};
test('A form is sent as without script where the page’s script does not come or throws as it starts, be it pressed before or after', async ({
  page,
}) => {
  for (const [which, lose] of Object.entries(lost))
    await test.step(which, async () => {
      const settle = await lose(page);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate('window.early !== undefined')).toBe(true);
      await fillIn(page, `Sent before, as it ${which}.`);
      await send(page).click();
      await expect(page).toHaveURL('/contact');
      settle();
      await expect(received(page)).toBeVisible();

      await page.goto('/contact');
      await fillIn(page, `Sent after, as it ${which}.`);
      await send(page).click();
      await expect(received(page)).toBeVisible();
      await page.unrouteAll();
    });
});

test('A button that needs the page’s script, which did not come, loads the page again and then does what it says', async ({
  page,
}) => {
  await page.route(pageScript, (route) => route.abort());
  await page.goto(`/newsletter/leave#0001${'A'.repeat(120)}`);
  await page.unroute(pageScript);
  const button = page.getByRole('button', { name: 'Yes, unsubscribe me' });
  await button.click();
  await expect(page.locator('site-island', { has: button })).toHaveAttribute('data-awake');
  await button.click();
  await expect(page.getByRole('heading', { name: 'We couldn’t unsubscribe you' })).toBeVisible();
});

test('Where Try again fails too, a form is sent as without script, and for any other part the page loads again; but not while offline', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.island-*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page, 'Sent at last.');
  await send(page).click();
  await context.setOffline(true);
  await tryAgain(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(contactForm(page).getByLabel('First name')).toHaveValue('Ada');
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(received(page)).toBeVisible();

  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Next slide' }).first().click();
  const loaded = page.waitForEvent('load');
  await tryAgain(page).click();
  await loaded;
});

const errors = {
  'whose script throws': (page: Page) =>
    page.route('**/assets/Catalogue.island-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
  'that throws as it is drawn': async (page: Page) => {
    await page.unrouteAll();
    await page.addInitScript(`
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query === '(min-width: 1200px)') throw new Error('broken');
        return matchMedia(query);
      };
    `);
  },
};
test('An island whose script throws, or that throws as it is drawn, leaves the server’s HTML, and the others alone', async ({
  page,
}) => {
  for (const [which, breakIt] of Object.entries(errors))
    await test.step(which, async () => {
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
});
