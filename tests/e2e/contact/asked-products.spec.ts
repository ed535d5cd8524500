import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { storedContacts } from '../api.ts';
import { violations } from '../axe.ts';
import { openLive, waitUntilLive } from '../live.ts';
import { signIn } from '../staff/sign-in.ts';
import { overflow, setFontSize } from '../text-size.ts';
import { expect, test } from '../site.ts';
import { contactForm, fillIn, send, sendOff, twoFrames, watchForm } from './form.ts';

const list = (page: Page) => page.getByRole('group', { name: 'You’re asking about' });
const rows = (page: Page) => list(page).getByRole('listitem');
const quantity = (page: Page, name: string) =>
  list(page).getByRole('textbox', { name: `Quantity (optional) of ${name}` });
const removal = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const contactLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Contact/ });
const menu = (page: Page) => page.getByRole('button', { name: /^Open menu/ });
/** Makes the visitor of a page one with a list from before, on the pages that come. */
const keep = (page: Page, about: string) =>
  page.evaluate(`localStorage.setItem('about', '${about}')`);

test('A product is asked about beside the form, in the first screen of a desktop, and right above it on a phone; without products the form begins within that screen, and 1.3 screens of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/product/3');
  await page.getByRole('link', { name: 'Ask about it' }).first().click();
  await expect(rows(page)).toHaveText([/Gateway.*\$120/]);
  const product = await list(page).boundingBox();
  const form = await contactForm(page).boundingBox();
  if (!product || !form) throw new Error('Neither may be hidden.');
  expect(product.x + product.width).toBeLessThanOrEqual(form.x);
  expect(product.y + product.height).toBeLessThanOrEqual(800);
  await expect(page.getByLabel('Business email')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact?about=gateway');
  await expect(rows(page)).toHaveCount(1);
  const above = await list(page).boundingBox();
  const below = await contactForm(page).boundingBox();
  expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });

  await removal(page, 'Gateway').click();
  await page.goto('/contact');
  const heading = page.getByRole('heading', { name: 'Send a message' });
  for (const [width, height, screens] of [
    [1280, 800, 1],
    [390, 844, 1.3],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { y = Infinity } = (await heading.boundingBox()) ?? {};
    expect(y, `${width} px`).toBeLessThan(height * screens);
  }
});

test.describe('In Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('A comparison is asked about at once, Book A Call offers three times on the visitor’s clock, and staff read the list and export it, and the times on both clocks', async ({
    page,
    freshSite,
  }) => {
    const callMe = page.getByRole('checkbox', { name: 'Call me' });
    const times = page.getByRole('group', { name: /^Pick one or more times/ });
    // A Thursday evening.
    await page.clock.setFixedTime(new Date('2026-11-26T21:00:00Z'));
    await page.goto(`${freshSite.url}/products?compare=2,3,5`);
    await page.getByRole('link', { name: 'Ask about these 3' }).click();
    await expect(rows(page)).toHaveText([/Smart Lock/, /Gateway/, /Intelligent Camera/]);
    await expect(rows(page).locator('img')).toHaveCount(3);
    await quantity(page, 'Smart Lock').fill('12');
    await removal(page, 'Intelligent Camera').click();

    await page.goto(`${freshSite.url}/services`);
    await page.getByRole('complementary', { name: 'Book A Call' }).getByRole('link').click();
    await expect(callMe).toBeChecked();
    await expect(times.getByRole('checkbox')).toHaveCount(3);
    await expect(contactForm(page).getByText('Berlin time')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Fri, Nov 27 16:00' }).check();
    await page.getByRole('checkbox', { name: 'Tue, Dec 1 17:30' }).check();
    await page.getByLabel('A time that suits you').fill('After six');
    await fillIn(page);
    await sendOff(page);
    await expect(callMe).not.toBeChecked();
    await expect(times).toHaveCount(0);
    await expect(list(page)).toHaveCount(0);
    await expect(contactLink(page)).toHaveAccessibleName('Contact & Consultation');
    await page.reload();
    await waitUntilLive(page);
    await expect(list(page)).toHaveCount(0);

    await signIn(page, freshSite);
    await expect(page.getByRole('article').getByText('12 × Smart Lock, Gateway')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(
      '"12 × Smart Lock, Gateway"',
    );
    await page.goto(`${freshSite.url}/admin/dashboard`);
    await page.getByRole('link', { name: /Contact #/ }).click();
    await expect(page.getByRole('main')).toContainText(
      'Fri, Nov 27, 10:00 EST (16:00 in Berlin); Tue, Dec 1, 11:30 EST (17:30 in Berlin); After six',
    );
  });
});

test('A product joins the list of those before, also after a problem, a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/product/8');
  await page.getByRole('link', { name: 'Reserve one' }).click();
  await expect(rows(page)).toHaveText([/Smart FOB Button/]);
  await expect(page).toHaveURL('/contact');
  await quantity(page, 'Smart FOB Button').fill('40');
  await page.getByRole('link', { name: 'Add another product' }).click();
  await page.getByRole('article').filter({ hasText: 'Gateway' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Ask about it' }).click();
  await expect(rows(page)).toHaveText([/Smart FOB Button/, /Gateway/]);
  await fillIn(page);
  await page.getByLabel('Phone').fill('none');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(quantity(page, 'Smart FOB Button')).toHaveValue('40');

  const other = await context.newPage();
  await other.goto('/contact');
  await expect(rows(other)).toHaveCount(2);
  await removal(other, 'Gateway').click();
  await expect(rows(page)).toHaveText([/Smart FOB Button/]);
});

test('A quantity takes digits alone, and none is none; a removed product stays away after a reload, and the focus goes to the next', async ({
  page,
}) => {
  await page.goto('/contact?about=smart-lock,gateway');
  await quantity(page, 'Gateway').fill('9,000');
  await expect(quantity(page, 'Gateway')).toHaveValue('9000');
  await quantity(page, 'Gateway').selectText();
  // As pasted: `fill` ignores a maximum length.
  await page.keyboard.insertText('10,000');
  await expect(quantity(page, 'Gateway')).toHaveValue('10000');
  await quantity(page, 'Gateway').fill('0');
  await expect(quantity(page, 'Gateway')).toHaveValue('');
  await removal(page, 'Smart Lock').click();
  await expect(removal(page, 'Gateway')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.reload();
  await waitUntilLive(page);
  await expect(list(page)).toHaveCount(0);
});

test('Only products of the catalogue are asked about, and the form does not wait again for others', async ({
  page,
}) => {
  await page.goto('/services');
  for (const [about, path, kept] of [
    ['', '/contact?about=toaster', 0],
    ['toaster', '/contact', 0],
    ['toaster,gateway', '/contact', 1],
  ] as const)
    await test.step(`“${about}” from before on ${path}`, async () => {
      await keep(page, about);
      await openLive(page, path);
      await expect(contactLink(page)).toHaveAccessibleName(
        kept === 0 ? 'Contact & Consultation' : 'Contact & Consultation 1 to ask about',
      );
      await expect(list(page)).toHaveCount(kept);
      if (about === 'toaster') {
        const stored = `localStorage.getItem('about')`;
        await expect.poll(() => page.evaluate(stored)).not.toBe(about);
        await page.reload();
        const isWaiting = `document.documentElement.hasAttribute('data-asked')`;
        expect(await page.evaluate(isWaiting)).toBe(false);
      }
      await fillIn(page);
      await sendOff(page);
    });
});

test('A browser that keeps nothing asks about the products of the address all the same', async ({
  page,
}) => {
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })",
  );
  await page.goto('/contact?about=smart-lock,gateway');
  await removal(page, 'Gateway').click();
  await expect(rows(page)).toHaveText([/Smart Lock/]);
  await fillIn(page);
  const request = page.waitForRequest('**/api/contact');
  await sendOff(page);
  expect((await request).postDataJSON()).toMatchObject({ about: 'smart-lock' });
});

test('Products push away nothing that is seen, from before or of the address', async ({ page }) => {
  // Their code comes after the form has been painted. A route keeps the browser from its cache.
  await page.route('**/assets/AskedProducts-*.js', async (route) => {
    await page.evaluate(twoFrames);
    await route.continue();
  });
  const shiftsInForm = await watchForm(page);
  await page.goto('/services');
  for (const width of [360, 1280])
    for (const [from, about, query] of [
      ['from before', 'smart-lock:12,gateway,carbon-monoxide-sensor', ''],
      ['of the address', '', '?about=smart-lock,gateway,carbon-monoxide-sensor'],
    ] as const)
      await test.step(`${from}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await keep(page, about);
        await openLive(page, `/contact${query}`);
        await expect(rows(page)).toHaveCount(3);
        await expect(page.getByLabel('First name')).toBeVisible();
        await expect(contactForm(page)).toHaveCSS('opacity', '1');
        await page.evaluate(twoFrames);
        expect(await shiftsInForm()).toEqual([]);
      });
});

test('A form whose list does not load shows all the same, and asks about the products from before and of the address, once', async ({
  page,
}) => {
  await page.route('**/assets/AskedProducts-*.js', (route) => route.abort());
  await page.goto('/services');
  await keep(page, 'smart-lock:12');
  await page.goto('/contact?about=gateway,smart-lock,toaster');
  await expect(contactForm(page)).toHaveCSS('opacity', '1');
  await fillIn(page);
  const request = page.waitForRequest('**/api/contact');
  await sendOff(page);
  expect((await request).postDataJSON()).toMatchObject({ about: 'smart-lock:12,gateway' });

  await expect(page).toHaveURL('/contact');
  await fillIn(page);
  const next = page.waitForRequest('**/api/contact');
  await sendOff(page);
  expect((await next).postDataJSON()).not.toHaveProperty('about');
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is about the products of its address', async ({ page, freshSite }) => {
    await page.goto(`${freshSite.url}/contact?about=smart-lock,gateway`);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();

    expect(await storedContacts(freshSite)).toMatchObject([{ about: 'smart-lock,gateway' }]);
  });
});

test.describe('The header', () => {
  test('counts what is to be asked about, on the menu beside Book A Call, moves nothing, and counts nothing where there is nothing', async ({
    page,
  }) => {
    for (const [width, size] of [
      [320, 16],
      [320, 32],
      [390, 16],
      [768, 16],
    ] as const)
      await test.step(`${width} px, with text of ${size} px`, async () => {
        await setFontSize(page, size);
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await keep(page, '');
        await page.reload();
        await waitUntilLive(page);
        await expect(menu(page)).toHaveAccessibleName('Open menu');
        const before = await menu(page).boundingBox();
        await keep(page, 'smart-lock:12,gateway');
        await page.reload();
        await expect(menu(page)).toHaveAccessibleName('Open menu 2 to ask about');
        expect(await menu(page).boundingBox()).toEqual(before);

        const count = await menu(page).getByText('2').boundingBox();
        const booking = await page.getByRole('link', { name: 'Book A Call' }).first().boundingBox();
        if (!count || !booking) throw new Error('Neither may be hidden.');
        expect(count.x).toBeGreaterThanOrEqual(booking.x + booking.width);
        expect(count.x + count.width).toBeLessThanOrEqual(width);
        expect(count.y).toBeGreaterThanOrEqual(0);
      });
    await setFontSize(page, 16);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openLive(page, '/services');
    await expect(contactLink(page)).toHaveAccessibleName('Contact & Consultation 2 to ask about');
  });
});

test('The list, the count and the times for a call hold in both schemes, at 200 % text and without sideways scroll', async ({
  page,
}) => {
  await page.goto('/contact?about=smart-lock,gateway,carbon-monoxide-sensor#call-me');
  await expect(rows(page)).toHaveCount(3);
  await quantity(page, 'Smart Lock').fill('12');
  await expect(page.getByRole('group', { name: /^Pick one or more times/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await setFontSize(page, 32);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBe(0);
});
