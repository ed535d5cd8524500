import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { apiBase, endpoints } from '#contract/endpoints.ts';
import { call, signInFirst } from '../api.ts';
import { waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { contactForm, fillIn, receipt, reference, send, sendOff } from './form.ts';

async function storedContacts(url: string, staff: Parameters<typeof signInFirst>[1]) {
  const cookie = await signInFirst(url, staff, 'a long enough passphrase');
  const response = await call(url, endpoints.listContacts, { headers: { cookie } });
  return z.array(ContactSubmission).parse(await response.json());
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const newsletter = (page: Page) => page.getByRole('region', { name: 'Field notes, once a month.' });

/** The names of all text boxes that Chromium tells a screen reader of. */
async function spokenTextboxes(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const boxes = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox');
  expect(boxes.length).toBeGreaterThan(5);
  return boxes.map(({ name }) => name?.value);
}

/** Runs before the page's own scripts: the form is filled in and sent as soon as it is there. */
const sentAtOnce = `
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('main form');
    form.elements.firstName.value = 'Ada';
    form.elements.lastName.value = 'Lovelace';
    form.elements.phone.value = '+1 905 555 0142';
    form.elements.businessEmail.value = 'ada@engines.example';
    form.elements.message.value = 'Sent at once.';
    form.elements.termsAccepted.checked = true;
    form.requestSubmit();
  });
`;

test.describe('The contact form', () => {
  test('sends a message, says its reference and starts anew', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();

    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Message sent successfully!')).toBeVisible();
    await expect(receipt(page)).toContainText(reference);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
    await expect(page.getByText('We send your time zone along')).toBeVisible();
  });

  test('names what is missing in a summary that takes the focus and leads to the fields', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await page.goto('/contact');
    await send(page).click();

    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(page).toHaveTitle(/^Error: /);
    await summary.getByRole('link', { name: 'Enter your phone number' }).click();
    const phone = page.getByLabel('Phone');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('Error: Enter your phone number');
    expect(requests).not.toContain('POST');
  });

  test('takes a complaint back as soon as its field is right, in the summary too', async ({
    page,
  }) => {
    await page.goto('/contact');
    await send(page).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(6);
    const phone = page.getByLabel('Phone');
    await phone.fill('123');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.fill('+1 905 555 0142');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(summary.getByRole('link')).toHaveCount(5);
    await fillIn(page);
    await expect(summary).toHaveCount(0);
    await expect(page).not.toHaveTitle(/Error/);
    await sendOff(page);
    await expect(page).not.toHaveTitle(/Error/);
  });

  test('says what to correct if the server rejects it, not that a retry is safe', async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            code: 'validation_failed',
            message: 'Some fields are not valid.',
            fields: [{ field: 'phone', rule: 'format', message: 'phone must be one' }],
          },
        },
      }),
    );
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    await expect(receipt(page)).toContainText('Fix what’s marked above');
    await expect(receipt(page)).not.toContainText('It’s safe to try again');
    await expect(contactForm(page).getByRole('alert')).toBeFocused();
    // The browser finds nothing wrong with it, so it stays until it is changed.
    await page.getByLabel('First name').fill('Augusta');
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone').fill('+1 905 555 0143');
    await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  });

  test('shows a phone its receipt, which takes the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();
    const number = receipt(page).getByText(reference);
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText(reference);
  });

  test('keeps the entries while the database is down, and sends them once it is back', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await fillIn(page);
    await freshSite.stopDatabase();
    await send(page).click();

    await expect(receipt(page)).toContainText('Error submitting form');
    await expect(receipt(page)).toContainText('It’s safe to try again');
    await expect(
      receipt(page).getByRole('link', { name: 'hello@quietgrid.example' }),
    ).toBeVisible();
    await expect(page.getByLabel('Business email')).toHaveValue('ada@engines.example');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).toBeChecked();

    await freshSite.startDatabase();
    await sendOff(page);
    expect(await storedContacts(freshSite.url, freshSite.staff)).toHaveLength(1);
  });

  test('keeps the entries where there is no connection', async ({ page, context }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page).hover();
    await context.setOffline(true);
    await send(page).click();
    await expect(receipt(page)).toContainText('Error submitting form');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');

    await context.setOffline(false);
    await sendOff(page);
  });

  test('stores one message for a double click', async ({ page, freshSite }) => {
    await page.goto(`${freshSite.url}/contact`);
    await fillIn(page);
    await send(page).dblclick();
    await expect(receipt(page)).toContainText(reference);
    const stored = await storedContacts(freshSite.url, freshSite.staff);
    expect(stored).toMatchObject([
      { message: 'Two hundred sensors.\nFor a mill.', timeZone: 'America/Toronto' },
    ]);
  });

  test('loses nothing that is sent before its script has arrived, and leaves the URL clean', async ({
    page,
  }) => {
    await page.addInitScript({ content: sentAtOnce });
    await page.goto('/contact');
    await expect(receipt(page)).toContainText(reference);
    expect(new URL(page.url())).toMatchObject({ pathname: '/contact', search: '' });
  });

  test('has a field that no person meets, and marks for staff what a program wrote into it', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    const decoys = page.locator('input[name=subject]');
    await expect(decoys).toHaveCount(2);
    for (const decoy of await decoys.all()) {
      await expect(decoy).toHaveAttribute('inert');
      await expect(decoy).not.toHaveAttribute('style');
      await decoy.focus();
      await expect(decoy).not.toBeFocused();
    }
    expect(await spokenTextboxes(page)).not.toContain('');

    await fillIn(page);
    await page.evaluate(`document.querySelector('input[name=subject]').value = 'Cheap pills'`);
    await sendOff(page);
    const [stored] = await storedContacts(freshSite.url, freshSite.staff);
    expect(stored?.suspicions).toContain('decoy');
    await expect(decoys.first()).toHaveValue('');
  });

  test('does not mark a draft that was begun long ago, offline, and is sent as soon as its page is there', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await page.clock.setSystemTime(Date.now() - 60_000);
    await fillIn(page);
    await page.clock.setSystemTime(Date.now());
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.getByRole('checkbox', { name: /I consent/ }).check();
    const sent = page.waitForRequest(`**${apiBase}/contact`);
    await send(page).click();
    expect((await sent).postDataJSON().elapsed).toBeGreaterThan(55_000);
    await expect(receipt(page)).toContainText(reference);
    const [stored] = await storedContacts(freshSite.url, freshSite.staff);
    expect(stored?.status).toBe('new');
    expect(stored).not.toHaveProperty('suspicions');
  });

  test('has an unticked consent box, and opens the policy in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
    await page.getByLabel('First name').fill('Ada');
    await contactForm(page).getByRole('link', { name: 'Privacy Policy (opens a new tab)' }).click();
    // The first that Playwright reports may be what the browser prepares for it, which is closed at once.
    const titles = () => Promise.all(context.pages().map((tab) => tab.title()));
    await expect
      .poll(titles)
      .toEqual([expect.any(String), expect.stringMatching(/^Privacy Policy/)]);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
  });

  test('still has what was written after a link and Back, and after a reload, but never the consent', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('a'.repeat(4_900));
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Business email')).toHaveValue('ada@engines.example');
    await expect(message).toHaveAccessibleDescription(/100/);
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();

    // A tab that comes back without its page: nothing but the session storage is left of it.
    await page.goto('/services');
    await page.goto('/contact');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(message).toHaveValue('a'.repeat(4_900));
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
  });

  test('forgets what was written once it is sent, and in a tab of its own', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    const other = await context.newPage();
    await other.goto('/contact');
    await waitUntilLive(other);
    await expect(other.getByLabel('First name')).toHaveValue('');

    await sendOff(page);
    await page.reload();
    await waitUntilLive(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
});

test.describe('The newsletter form', () => {
  for (const path of ['/', '/contact']) {
    test(`subscribes an address on ${path}`, async ({ page }) => {
      await page.goto(path);
      await email(page).fill('reader@mail.example');
      await subscribe(page).click();
      const toast = page.getByRole('region', { name: /Notifications/ });
      await expect(toast.getByText('Successfully subscribed!')).toBeVisible();
      await expect(email(page)).toHaveValue('');
    });
  }

  test('points at an address that is none', async ({ page }) => {
    await page.goto('/contact');
    await email(page).fill('reader@mail');
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Enter an email address/);
    await expect(page).toHaveTitle(/^Error: /);
    await email(page).fill('reader@mail.example');
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
    await expect(page).not.toHaveTitle(/Error/);
  });

  test('says "Error Subscribing" while the database is down, and forgets it after a success', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await email(page).fill('reader@mail.example');
    await freshSite.stopDatabase();
    await subscribe(page).click();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Error Subscribing')).toBeVisible();
    await expect(newsletter(page).getByText('Error Subscribing')).toBeVisible();
    await expect(email(page)).toHaveValue('reader@mail.example');

    await freshSite.startDatabase();
    await subscribe(page).click();
    await expect(newsletter(page).getByText('Successfully subscribed!')).toBeVisible();
    await expect(newsletter(page).getByText('Error Subscribing')).toHaveCount(0);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is sent all the same, once, and the response has its reference', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
    const shown = await page.getByText(reference).textContent();
    await page.goBack();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText(reference)).toHaveText(shown ?? '');
    expect(new URL(page.url()).search).toBe('');
    const stored = await storedContacts(freshSite.url, freshSite.staff);
    expect(stored).toMatchObject([
      { firstName: 'Ada', message: 'Two hundred sensors.\nFor a mill.' },
    ]);
    expect(stored[0]).not.toHaveProperty('suspicions');
  });

  test('the contact form gets a page with what to correct, and Back has all that was entered but the consent', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.getByLabel('Phone').fill('123');
    const response = page.waitForResponse('**/api/contact');
    await send(page).click();
    expect((await response).status()).toBe(400);
    await expect(page.getByText(/^Phone must have 7 to 15 digits/)).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Two hundred/);
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
  });

  test('the newsletter takes an address, and says what is none', async ({ page }) => {
    await page.goto('/');
    await email(page).fill('x@y.z');
    await subscribe(page).click();
    await expect(page.getByRole('heading', { name: 'Error Subscribing' })).toBeVisible();
    await expect(page.getByText(/Email must be an e-mail address/)).toBeVisible();
    await page.goBack();
    await email(page).fill('reader@mail.example');
    await subscribe(page).click();
    await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible();
  });
});
