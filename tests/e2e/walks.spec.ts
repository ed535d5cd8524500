import { readFile } from 'node:fs/promises';
import { devices, type Page } from 'playwright/test';
import * as brand from '#frontend/content/brand.ts';
import { violations } from './axe.ts';
import { runCurl } from './company/curl.ts';
import { fillIn, receipt, reference, send } from './contact/form.ts';
import { waitUntilLive } from './live.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Comes from a search engine's list of results. */
async function land(page: Page, path: string): Promise<void> {
  await page.goto(path, { referer: 'https://search.example/' });
  await waitUntilLive(page);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const askedAbout = (page: Page) =>
  page.getByRole('group', { name: 'You’re asking about' }).getByRole('listitem');

test.describe('on a phone', () => {
  const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

  test('A home owner comes to a lock, learns what it works with and asks about it', async ({
    page,
  }) => {
    await land(page, '/product/2');
    await expect(heading(page, 'Smart Lock')).toBeInViewport();
    const answers = page.getByRole('region', { name: 'What buyers ask' });
    await expect(answers).toContainText('Zigbee');
    await expect(answers).toContainText('2 years');
    await page.getByRole('link', { name: 'Ask about it' }).first().tap();
    await expect(askedAbout(page)).toHaveText([/Smart Lock/]);
    await fillIn(page, 'Does it fit an old oak door?');
    await send(page).tap();

    await expect(receipt(page)).toContainText(reference);
    await expect(receipt(page).getByText(reference)).toBeInViewport();
  });
});

test('A facility manager comes to the solutions, compares, takes a data sheet along and asks for a quote of several', async ({
  page,
}) => {
  await land(page, '/existing-solutions');
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(heading(page, 'Products')).toBeVisible();
  for (const name of ['Smart Lock', 'Intelligent Camera'])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
  await page.getByRole('link', { name: 'Compare 2 products' }).click();
  await expect(page.getByRole('row', { name: 'Works with Zigbee' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Warranty' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about these 2' }).click();
  const quantity = page.getByRole('textbox', { name: 'Quantity (optional) of Smart Lock' });
  await quantity.fill('40');
  await page.getByRole('link', { name: 'Add another product' }).click();
  await page.getByRole('article').filter({ hasText: 'Gateway' }).getByRole('link').first().click();
  await expect(heading(page, 'Gateway')).toBeVisible();
  await page.getByText('Data sheet', { exact: true }).click();
  const sheet = page.getByRole('link', { name: /^Data sheet, PDF/ });
  const file = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Ask about it' }).click();

  await expect(askedAbout(page)).toHaveText([/Smart Lock/, /Intelligent Camera/, /Gateway/]);
  await expect(quantity).toHaveValue('40');
  await fillIn(page, 'For two buildings.');
  const request = page.waitForRequest('**/api/contact');
  await send(page).click();
  await expect(receipt(page)).toContainText(reference);
  expect((await request).postDataJSON()).toMatchObject({
    about: 'smart-lock:40,intelligent-camera,gateway',
  });
});

test('A blind visitor comes to the home page, finds a sensor by keys alone, and hears what is missing and that the message has arrived', async ({
  page,
}) => {
  await land(page, '/');
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await expect(field).toBeFocused();
  await keyboard.type('humidity');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Humidity Sensor' }).first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page, 'Humidity Sensor')).toBeVisible();
  await page.getByRole('link', { name: 'Ask about it' }).press('Enter');
  await expect(askedAbout(page)).toHaveText([/Humidity Sensor/]);

  await send(page).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').first().press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillIn(page, 'Does the box say its name in braille?');
  await send(page).press('Enter');
  await expect(receipt(page)).toContainText(reference);
  expect(await violations(page)).toEqual([]);
});

test('A journalist comes to an article, takes its figures along, learns who we are and whom to ask', async ({
  page,
}) => {
  await land(page, '/blog/humidity-in-winter');
  const figure = page.getByRole('figure', { name: 'Readings during an update' });
  await figure.getByText('The figures as a table').click();
  await expect(figure.getByRole('row').nth(1)).toBeVisible();
  const download = page.waitForEvent('download');
  await figure.getByRole('link', { name: /^Download .*\.csv$/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\n').length).toBeGreaterThan(3);
  await page.getByRole('definition').getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Awards' })).toBeVisible();

  const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  await expect(mail.first()).toHaveAttribute('href', /^mailto:/);
});

test('A partner’s developer comes to the reference, takes its document and all data sheets, and gets an answer of the API', async ({
  page,
  freshSite,
}) => {
  await land(page, `${freshSite.url}/developers`);
  const link = page.getByRole('link', { name: 'OpenAPI' });
  const openapi = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', freshSite.url).href,
  );
  expect(await openapi.json()).toHaveProperty(['paths', '/contact']);
  await page.getByRole('heading', { name: 'Send a contact or consultation request' }).click();
  const example = await page.getByRole('figure').first().locator('pre').first().textContent();
  const { status } = await runCurl((example ?? '').replace(brand.origin, freshSite.url));
  expect(status).toBe('200');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(heading(page, /./)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^All data sheets, ZIP/ }).click();
  expect((await download).suggestedFilename()).toBe('data-sheets.zip');
});
