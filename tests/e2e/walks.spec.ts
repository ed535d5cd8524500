import { violations } from './axe.ts';
import { fillIn, receipt, reference, send } from './contact/form.ts';
import { openLive } from './live.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('A blind visitor comes to the home page, finds a sensor by keys alone, and hears what is missing and that the message has arrived', async ({
  page,
}) => {
  await openLive(page, '/');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Humidity Sensor' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about it' }).press('Enter');
  const asked = page.getByRole('group', { name: 'You’re asking about' }).getByRole('listitem');
  await expect(asked).toHaveText([/Humidity Sensor/]);

  await send(page).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link').first().press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillIn(page, 'Does the box say its name in braille?');
  await send(page).press('Enter');
  await expect(receipt(page)).toContainText(reference);
  expect(await violations(page)).toEqual([]);
});
