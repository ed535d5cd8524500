import type { Page } from 'playwright/test';
import { violations } from '../axe.ts';
import { hold, openLive, waitUntilLive } from '../live.ts';
import { openEarly } from '../islands/early.ts';
import { expect, test } from '../site.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
/** The index, and the scripts and styles of dialog and page. */
const files = /\/assets\/(?:search\/|search-|Search)/;
const index = /\/assets\/search\//;

/** Collects policy violations and console errors from now on. */
async function collectErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('blocked', event.violatedDirective, event.blockedURI))`);
  return errors;
}

test.describe('The dialog', () => {
  test('finds a product by a word, with its picture, its section and the word marked, and leads there; says what to do where nothing is found; axe finds nothing in it', async ({
    page,
  }) => {
    const errors = await collectErrors(page);
    const status = dialog(page).getByRole('status');
    await openLive(page, '/services');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('humidity');
    await expect(status).toHaveText(/^\d+ results for “humidity”$/);
    await expect(results(page).getByRole('heading').first()).toHaveText('Products');
    const first = results(page).getByRole('listitem').first();
    await expect(first.locator('mark').first()).toHaveText('Humidity');
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    expect(await violations(page)).toEqual([]);
    await first.getByRole('link', { name: 'Humidity Sensor' }).click();
    await expect(page).toHaveURL('/product/1');
    await expect(dialog(page)).toBeHidden();

    await waitUntilLive(page);
    await button(page).click();
    await field(page).fill('xyzzy');
    await expect(status).toHaveText('Nothing found for “xyzzy”.');
    await expect(dialog(page).getByText('Check the spelling')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog(page)
      .getByRole('link', { name: /^Ask an engineer/ })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(dialog(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('opens with the / key, works by keyboard alone, and returns the focus', async ({ page }) => {
    await openLive(page, '/services');
    await button(page).focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('lock');
    await expect(field(page)).toHaveValue('lock');
    const links = results(page).getByRole('link');
    await expect(links.first()).toHaveText('Smart Lock');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('/');
    await expect(links.first()).toHaveText('Smart Lock');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/product/2');
  });

  test('leaves the arrow keys to a keyboard that composes letters', async ({ page, context }) => {
    await openLive(page, '/services');
    await button(page).press('Enter');
    await field(page).fill('lo');
    const session = await context.newCDPSession(page);
    const composed = { text: 'ck', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', composed);
    await expect(results(page).getByRole('link').first()).toHaveText('Smart Lock');
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toBeFocused();
  });

  test('keeps the letters that are typed before it is there', async ({ page }) => {
    await openLive(page, '/services');
    const release = await hold(page, /\/assets\/(?:search-|SearchDialog-).*\.js$/);
    await page.keyboard.type('/gas s');
    release();
    await expect(field(page)).toHaveValue('gas s');
    await page.keyboard.type('ensor');
    await expect(field(page)).toHaveValue('gas sensor');
    await expect(results(page).getByRole('link').first()).toHaveText('Gas Sensor');
  });

  test('leaves the letters to the field that the visitor has gone on to before it is there, and does not open over it', async ({
    page,
  }) => {
    await openLive(page, '/contact');
    const release = await hold(page, /\/assets\/(?:search-|SearchDialog-).*\.js$/);
    await button(page).click();
    const name = page.getByLabel('First name');
    await name.click();
    await page.keyboard.type('Ada');
    await expect(name).toHaveValue('Ada');
    release();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toBeHidden();
    await expect(name).toBeFocused();
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('keeps the letters that are typed before there was any script', async ({ page }) => {
    const release = await openEarly(page, '/services');
    await page.keyboard.type('/lock');
    await release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('lock');
  });

  test('ignores the / key while the visitor is typing, and once it is turned off', async ({
    page,
  }) => {
    await openLive(page, '/contact');
    const message = page.getByRole('main').getByRole('textbox').first();
    await message.press('/');
    await expect(message).toHaveValue('/');
    await button(page).click();
    await dialog(page).getByRole('checkbox', { name: 'The key / opens the search' }).uncheck();
    await page.reload();
    await waitUntilLive(page);
    await page.keyboard.press('/');
    await button(page).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  });
});

test('No file of the search is fetched before the visitor searches; one that fails to load is said, and the next search starts over', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/products');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => files.test(url))).toEqual([]);
  await waitUntilLive(page);
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  expect(fetched.filter((url) => index.test(url))).toEqual([]);

  await context.setOffline(true);
  await field(page).fill('lock');
  await expect(dialog(page).getByRole('status')).toHaveText(/^The search didn’t load/);
  expect(fetched.filter((url) => index.test(url)).length).toBeGreaterThan(0);
  await context.setOffline(false);
  await field(page).fill('locks');
  await expect(results(page).getByRole('link').first()).toHaveText('Smart Lock');

  // Later, by what already runs.
  await context.setOffline(true);
  await field(page).fill('camera');
  await expect(dialog(page).getByRole('status')).toHaveText(/^The search didn’t load/);
});

test('The search page searches the same words again after a failure, and Back skips the first try', async ({
  page,
  context,
}) => {
  await openLive(page, '/search');
  await context.setOffline(true);
  await field(page).fill('lock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^The search didn’t load/);
  await context.setOffline(false);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page).getByRole('link').first()).toHaveText('Smart Lock');
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test.describe('The search page', () => {
  test('shows what the words in its address find, for whoever got the link; axe finds nothing in it', async ({
    page,
  }) => {
    const errors = await collectErrors(page);
    await openLive(page, '/search?q=carbon+monoxide');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /results? for “carbon monoxide”$/,
    );
    await expect(results(page).getByRole('link').first()).toHaveText('Carbon Monoxide (CO) Sensor');
    await expect(field(page)).toHaveValue('carbon monoxide');
    await expect(page).toHaveTitle(/^“carbon monoxide” in search/);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('shows pages that only mention the words last, and the map of the site in their place where it finds nothing', async ({
    page,
  }) => {
    const map = page.getByRole('region', { name: 'All pages and products' });
    await openLive(page, '/search?q=lock');
    await expect(results(page).getByRole('heading')).toHaveText(['Products', 'Other mentions']);
    await expect(map).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'All pages and products' }).click();
    await expect(page).toHaveURL('/search');
    await expect(map).toBeVisible();
    await page.goto('/search?q=xyzzy');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Nothing found/);
    await expect(map).toBeVisible();
  });

  test('suggests words to whoever has none yet, keeps each search in the history, and the / key leads to its field', async ({
    page,
  }) => {
    await openLive(page, '/search');
    const suggestions = page.getByRole('navigation', { name: 'Popular searches' });
    await suggestions.getByRole('link', { name: 'Zigbee' }).click();
    await expect(page).toHaveURL('/search?q=Zigbee');
    await expect(results(page)).toBeVisible();
    await expect(suggestions).toBeHidden();
    await page.goBack();
    await expect(suggestions).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('camera');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=camera');
    await expect(results(page).getByRole('link').first()).toHaveText('Intelligent Camera');
    await field(page).fill('door');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    // The URL changes before the page.
    await expect(page).toHaveTitle(/“door”/);
    await page.goBack();
    await expect(field(page)).toHaveValue('camera');
    await expect(results(page).getByRole('link').first()).toHaveText('Intelligent Camera');
  });

  test('shows five results of each part of the site, six where there are no more, and all that a dialog finds on request', async ({
    page,
  }) => {
    await openLive(page, '/services');
    await button(page).click();
    await field(page).fill('battery');
    const summary = dialog(page).getByRole('status');
    await expect(summary).toHaveText(/^\d+ results for “battery”$/);
    const found = await summary.innerText();
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=battery');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(found);

    const items = results(page).getByRole('listitem');
    const more = results(page).getByRole('button', { name: /^Show all/ });
    const groups = results(page).locator('div', { has: page.getByRole('heading', { level: 2 }) });
    for (const group of await groups.filter({ has: more }).all())
      await expect(group.getByRole('listitem')).toHaveCount(5);
    for (const group of await groups.filter({ hasNot: more }).all())
      expect(await group.getByRole('listitem').count()).toBeLessThanOrEqual(6);
    await more.first().press('Enter');
    await expect(results(page).getByRole('button', { name: 'Show the first 5' })).toBeFocused();
    while ((await more.count()) > 0) await more.first().click();
    await expect(items).toHaveCount(Number.parseInt(found, 10));
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a map of the site, and no field promises more', async ({ page }) => {
    await page.goto('/services');
    await button(page).click();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Gas Sensor' }).click();
    await expect(page).toHaveURL('/product/16');
  });
});
