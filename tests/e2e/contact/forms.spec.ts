import type { Page, Route } from 'playwright/test';
import { consent as consentInUse, newsletterConsent } from '#contract/consent.ts';
import { apiBase } from '#contract/endpoints.ts';
import { storedContacts } from '../api.ts';
import { violations } from '../axe.ts';
import { openLive, waitUntilLive } from '../live.ts';
import { expect, test } from '../site.ts';
import { contactForm, fillIn, receipt, reference, send, sendOff } from './form.ts';

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
  test('sends a message, says its reference in view of a phone, with the focus, and starts anew', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await fillIn(page);
    await send(page).click();

    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Message sent successfully!')).toBeVisible();
    await expect(receipt(page)).toContainText(reference);
    await expect(receipt(page).getByText(reference)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText(reference);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).not.toBeChecked();
    await expect(page.getByText('We send your time zone along')).toBeVisible();
  });

  test('names what is missing in a summary that takes the focus and leads to the fields, and takes a complaint back as soon as its field is right; axe finds nothing in it, with the newsletter’s, which points at an address that is none', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await page.goto('/contact');
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    await send(page).click();

    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await violations(page)).toEqual([]);
    await email(page).fill('reader@mail');
    await subscribe(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Enter an email address/);
    await email(page).fill('reader@mail.example');
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
    await summary.getByRole('link', { name: 'Enter your phone number' }).click();
    const phone = page.getByLabel('Phone');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('Error: Enter your phone number');
    expect(requests).not.toContain('POST');

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

  test('keeps the entries where there is no connection, and says what to correct if the server rejects them, not that a retry is safe', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page).hover();
    await context.setOffline(true);
    await send(page).click();
    await expect(receipt(page)).toContainText('Error submitting form');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await context.setOffline(false);

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
    await send(page).click();
    await expect(receipt(page)).toContainText('Fix what’s marked above');
    await expect(receipt(page)).not.toContainText('It’s safe to try again');
    await expect(contactForm(page).getByRole('alert')).toBeFocused();
    // The browser finds nothing wrong with it, so it stays until it is changed.
    await page.getByLabel('First name').fill('Augusta');
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Phone').fill('+1 905 555 0143');
    await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
    await page.unroute('**/api/contact');
    await sendOff(page);
  });

  test('keeps the entries while the database is down, as the newsletter’s does, and stores one message for a double click once it is back', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    await fillIn(page);
    await email(page).fill('reader@mail.example');
    await freshSite.stopDatabase();
    await subscribe(page).click();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Error Subscribing')).toBeVisible();
    await expect(newsletter(page).getByText('Error Subscribing')).toBeVisible();
    await expect(email(page)).toHaveValue('reader@mail.example');
    await send(page).click();
    await expect(receipt(page)).toContainText('Error submitting form');
    await expect(receipt(page)).toContainText('It’s safe to try again');
    await expect(
      receipt(page).getByRole('link', { name: 'hello@quietgrid.example' }),
    ).toBeVisible();
    await expect(page.getByLabel('Business email')).toHaveValue('ada@engines.example');
    await expect(page.getByRole('checkbox', { name: /I consent/ })).toBeChecked();

    await freshSite.startDatabase();
    await subscribe(page).click();
    await expect(newsletter(page).getByText('Successfully subscribed!')).toBeVisible();
    await expect(newsletter(page).getByText('Error Subscribing')).toHaveCount(0);
    await expect(email(page)).toHaveValue('');
    await send(page).dblclick();
    await expect(receipt(page)).toContainText(reference);
    expect(await storedContacts(freshSite)).toMatchObject([
      { message: 'Two hundred sensors.\nFor a mill.', timeZone: 'America/Toronto' },
    ]);
  });

  test('takes no more words while it is being sent, as the newsletter’s does, and takes them afterwards', async ({
    page,
  }) => {
    const held = async (path: string) => {
      const request = Promise.withResolvers<Route>();
      await page.route(path, (route) => request.resolve(route), { times: 1 });
      return async () => (await request.promise).continue();
    };
    await page.goto('/contact#call-me');
    await fillIn(page);
    const texts = [
      page.getByLabel('First name'),
      page.getByLabel('A time that suits you'),
      page.getByRole('textbox', { name: 'Message' }),
    ];
    for (const text of texts) await expect(text).toBeEditable();
    const deliver = await held(`**${apiBase}/contact`);
    await send(page).click();
    for (const text of texts) await expect(text).not.toBeEditable();
    await expect(email(page)).toBeEditable();
    await deliver();
    await expect(receipt(page)).toContainText(reference);
    for (const text of texts) await expect(text).toBeEditable();

    await email(page).fill('reader@mail.example');
    const subscribeIt = await held(`**${apiBase}/newsletter`);
    await subscribe(page).click();
    await expect(email(page)).not.toBeEditable();
    await subscribeIt();
    await expect(email(page)).toHaveValue('');
    await expect(email(page)).toBeEditable();
  });

  test('says which wording of the consent its page has, as the newsletter’s does', async ({
    page,
  }) => {
    await page.goto('/contact');
    const wordings = page.locator('input[name=wording]');
    await expect(wordings.first()).toHaveValue(consentInUse.version);
    await expect(wordings.last()).toHaveValue(newsletterConsent.version);
    const sent = page.waitForRequest(`**${apiBase}/contact`);
    await fillIn(page);
    await sendOff(page);
    expect((await sent).postDataJSON()).toMatchObject({ wording: consentInUse.version });
    const subscribed = page.waitForRequest(`**${apiBase}/newsletter`);
    await email(page).fill('wording@mail.example');
    await subscribe(page).click();
    const { wording } = (await subscribed).postDataJSON();
    expect(wording).toBe(newsletterConsent.version);
  });

  test('loses nothing that is sent before its script has arrived, and leaves the URL clean', async ({
    page,
  }) => {
    await page.addInitScript({ content: sentAtOnce });
    await page.goto('/contact');
    await expect(receipt(page)).toContainText(reference);
    expect(new URL(page.url())).toMatchObject({ pathname: '/contact', search: '' });
  });

  test('has a field that no person meets, marks for staff what a program wrote into it, and no draft that was begun long ago and is sent as soon as its page is there', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
    const honeypots = page.locator('input[name=subject]');
    await expect(honeypots).toHaveCount(2);
    for (const honeypot of await honeypots.all()) {
      await expect(honeypot).toHaveAttribute('inert');
      await expect(honeypot).not.toHaveAttribute('style');
      await honeypot.focus();
      await expect(honeypot).not.toBeFocused();
    }
    expect(await spokenTextboxes(page)).not.toContain('');

    await fillIn(page);
    await page.evaluate(`document.querySelector('input[name=subject]').value = 'Cheap pills'`);
    await sendOff(page);
    await expect(honeypots.first()).toHaveValue('');

    await page.reload();
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

    const [draft, spam] = await storedContacts(freshSite);
    expect(spam?.suspicions).toContain('honeypot');
    expect(draft?.status).toBe('new');
    expect(draft).not.toHaveProperty('suspicions');
  });

  test('still has what was written after a link and Back, and in a tab that comes back, but never the consent, and not in another tab; forgets it once it is sent', async ({
    page,
    context,
  }) => {
    const consent = page.getByRole('checkbox', { name: /I consent/ });
    const message = page.getByRole('textbox', { name: 'Message' });
    await page.goto('/contact');
    await expect(consent).not.toBeChecked();
    await page.getByLabel('First name').fill('Ada');
    await contactForm(page).getByRole('link', { name: 'Privacy Policy (opens a new tab)' }).click();
    // The first that Playwright reports may be what the browser prepares for it, which is closed at once.
    const titles = () => Promise.all(context.pages().map((tab) => tab.title()));
    await expect
      .poll(titles)
      .toEqual([expect.any(String), expect.stringMatching(/^Privacy Policy/)]);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(consent).not.toBeChecked();

    await fillIn(page, 'a'.repeat(4_900));
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Business email')).toHaveValue('ada@engines.example');
    await expect(message).toHaveAccessibleDescription(/100/);
    await expect(consent).not.toBeChecked();

    // A tab that comes back without its page: nothing but the session storage is left of it.
    await page.goto('/services');
    await page.goto('/contact');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(message).toHaveValue('a'.repeat(4_900));
    await expect(consent).not.toBeChecked();

    const other = await context.newPage();
    await openLive(other, '/contact');
    await expect(other.getByLabel('First name')).toHaveValue('');

    await consent.check();
    await sendOff(page);
    await page.reload();
    await waitUntilLive(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(message).toHaveValue('');
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form gets a page with what to correct, Back has all that was entered but the consent, and it is sent all the same, once, with its reference', async ({
    page,
    freshSite,
  }) => {
    await page.goto(`${freshSite.url}/contact`);
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

    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeVisible();
    const shown = await page.getByText(reference).textContent();
    await page.goBack();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText(reference)).toHaveText(shown ?? '');
    expect(new URL(page.url()).search).toBe('');
    const stored = await storedContacts(freshSite);
    expect(stored).toMatchObject([
      { firstName: 'Ada', message: 'Two hundred sensors.\nFor a mill.' },
    ]);
    expect(stored[0]).not.toHaveProperty('suspicions');
  });

  test('the newsletter takes an address, and says what is none', async ({ page }) => {
    await page.goto('/');
    await email(page).fill('x@y.z');
    await subscribe(page).click();
    await expect(page.getByRole('heading', { name: 'Error Subscribing' })).toBeVisible();
    await expect(page.getByText(/Email must be an email address/)).toBeVisible();
    await page.goBack();
    await email(page).fill('reader@mail.example');
    await subscribe(page).click();
    await expect(page.getByRole('heading', { name: 'Successfully subscribed!' })).toBeVisible();
  });
});
