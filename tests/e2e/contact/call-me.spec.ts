import type { Page } from 'playwright/test';
import { storedContacts } from '../api.ts';
import { openLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { fillIn, send, sendOff, twoFrames, watchForm } from './form.ts';

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Call me' });
const times = (page: Page) =>
  page.getByRole('group', { name: /^Pick one or more times/ }).getByRole('checkbox');
const other = (page: Page) => page.getByLabel('A time that suits you');
const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Book A Call' }).getByRole('link');

test('The contact page’s own button chooses the call, each time it is pressed; who takes it back is not called, and who picks no time at any; a tab left open for days offers none that has passed', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await expect(times(page)).toHaveCount(0);
  for (const press of [1, 2]) {
    await page.getByRole('main').getByRole('link', { name: 'Book A Call' }).click();
    await expect(choice(page), `press ${press}`).toBeChecked();
    await expect(choice(page)).toBeFocused();
    await expect(times(page)).toHaveCount(3);
    await choice(page).uncheck();
    await expect(other(page)).toBeHidden();
  }
  const sent = async () => {
    const request = page.waitForRequest('**/api/contact');
    await fillIn(page);
    await sendOff(page);
    return (await request).postDataJSON();
  };
  expect(await sent()).not.toHaveProperty('callTimes');
  await choice(page).check();
  await expect(times(page)).toHaveCount(3);
  expect(await sent()).toMatchObject({ callTimes: 'Any time in office hours' });

  await choice(page).check();
  await expect(times(page)).toHaveCount(3);
  await page.clock.setFixedTime('2040-01-06T12:00:00Z');
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(page.getByRole('checkbox', { name: 'Mon, Jan 9' })).toBeVisible();
});

test('The times push away nothing that is seen', async ({ page }) => {
  const shiftsInForm = await watchForm(page);
  for (const width of [320, 390, 1280])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('about:blank');
      await page.goto('/contact#call-me');
      await expect(times(page)).toHaveCount(3);
      await page.evaluate(twoFrames);
      expect(await shiftsInForm()).toEqual([]);
    });
});

test('A form whose times do not load takes a time in words', async ({ page }) => {
  await page.route('**/assets/CallTimes-*.js', (route) => route.abort());
  await page.goto('/contact#call-me');
  await other(page).fill('Friday at ten');
  await fillIn(page);
  const request = page.waitForRequest('**/api/contact');
  await sendOff(page);
  expect((await request).postDataJSON()).toMatchObject({ callTimes: 'Friday at ten' });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Book A Call leads to the form, which takes a time in words', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await expect(other(page)).toBeHidden();
    await floating(page).click();
    await other(page).fill('Friday at ten');
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();

    expect(await storedContacts(freshSite)).toMatchObject([{ callTimes: 'Friday at ten' }]);
  });
});
