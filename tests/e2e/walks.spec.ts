import { type Page } from 'playwright/test';
import { violations } from './axe.ts';
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

test('A blind visitor comes to the home page, finds a sensor by keys alone, and hears what is missing and that the message has arrived', async ({
  page,
}) => {
  await land(page, '/');
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
  await keyboard.press('Enter');
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
