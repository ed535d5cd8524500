import type { Page, Route } from 'playwright/test';
import { arrive, arriveAll } from './contacts.ts';
import {
  alert,
  card,
  cardLink,
  contactHeading,
  expect,
  isPressed,
  menu,
  newNote,
  staysOpen,
  test,
} from './staff-test.ts';
import { signIn } from './sign-in.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Contact Submissions' });
const row = (page: Page, id: string) =>
  list(page).getByRole('link', { name: new RegExp(`Contact #${id}$`) });
const select = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: `Select Contact #${id}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected contacts' });

/** How many rows can be seen whole, above whatever stands at the bottom. */
async function rowsSeen(page: Page, bottom: number) {
  const boxes = await Promise.all(
    (await page.getByRole('article').all()).map((each) => each.boundingBox()),
  );
  return boxes.filter((box) => box !== null && box.y >= 56 && box.y + box.height <= bottom);
}

test.describe('A contact', () => {
  test('opens beside its list, of which ten rows show at 1280 by 800, which stays as it is and shows what is done, and on a phone of 390 by 844 on a page of its own, whose list shows six rows and no sideways scrolling', async ({
    page,
    freshSite,
  }) => {
    const [first = '', second = ''] = await arriveAll(freshSite.url, 12);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, freshSite, '/admin/dashboard?status=new');
    await expect(page.getByRole('article')).toHaveCount(12);
    const rows = await rowsSeen(page, 800);
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const box of rows)
      expect([56 <= (box?.height ?? 0), (box?.height ?? 0) <= 72]).toEqual([true, true]);
    await cardLink(page, first).click();

    await expect(page).toHaveURL(`/admin/contacts/${first}?status=new`);
    await expect(contactHeading(page, first)).toBeFocused();
    await expect(contactHeading(page, first)).toBeInViewport();
    await expect(row(page, first)).toHaveAttribute('aria-current', 'true');
    const tab = menu(page).getByRole('tab', { name: 'Contacts' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, first)).toBeInViewport();
    await isPressed(page, 'Open');
    expect((await rowsSeen(page, 800)).length).toBeGreaterThanOrEqual(10);
    await row(page, second).click();
    await expect(contactHeading(page, second)).toBeVisible();
    await expect(row(page, second)).toHaveAttribute('aria-current', 'true');
    await expect(list(page).getByRole('article')).toHaveCount(12);
    await isPressed(page, 'Open');
    await expect(list(page).getByRole('article', { name: second })).toContainText('Open');

    await page.goBack();
    await expect(contactHeading(page, first)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard?status=new');
    await expect(page.getByRole('article')).toHaveCount(10);

    await page.setViewportSize({ width: 390, height: 844 });
    const navigation = await menu(page).boundingBox();
    expect(navigation?.y).toBeGreaterThan(700);
    expect((await rowsSeen(page, navigation?.y ?? 0)).length).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByRole('article').getByRole('link').first().click();
    await isPressed(page, 'Open');
    await expect(list(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 780 });
    await expect(list(page)).toBeVisible();
  });

  test('can be reached directly, and its list changes its view without closing it', async ({
    page,
    freshSite,
  }) => {
    const id = await arrive(freshSite.url);
    await arrive(freshSite.url, { subject: 'Cheap pills', elapsed: 12 });
    await signIn(page, freshSite);
    await page.goto(`/admin/contacts/${id}?status=spam`);
    await expect(contactHeading(page, id)).toBeVisible();
    await expect(list(page).getByRole('article')).toHaveCount(1);
    const views = page.getByRole('navigation', { name: 'Contacts by status' });
    await views.getByRole('link', { name: /^All/ }).click();
    await expect(page).toHaveURL(`/admin/contacts/${id}?status=all`);
    await expect(list(page).getByRole('article')).toHaveCount(2);
    await isPressed(page, 'Open');
  });
});

test.describe('By keyboard', () => {
  test('j and k open contact after contact, a takes one, e closes it, and letters stay letters; ? shows the keys, and where they are switched off', async ({
    page,
    freshSite,
  }) => {
    const older = await arrive(freshSite.url);
    const newer = await arrive(freshSite.url);
    await signIn(page, freshSite);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Filter contacts' }).fill('j');
    await expect(page).toHaveURL('/admin/dashboard');
    await page.getByRole('searchbox', { name: 'Filter contacts' }).fill('');
    await page.getByRole('heading', { level: 1 }).focus();

    await page.keyboard.press('j');
    await expect(contactHeading(page, newer)).toBeVisible();
    await isPressed(page, 'Open');
    await page.keyboard.press('j');
    await expect(contactHeading(page, older)).toBeFocused();
    await isPressed(page, 'Open');
    await page.keyboard.press('a');
    await isPressed(page, 'admin (you)');
    await page.keyboard.press('k');
    await expect(contactHeading(page, newer)).toBeVisible();
    // Closing goes on to the next.
    await page.keyboard.press('e');
    await expect(contactHeading(page, older)).toBeVisible();
    await page.keyboard.press('n');
    await expect(newNote(page)).toBeFocused();
    await page.keyboard.type('jake');
    await expect(newNote(page)).toHaveValue('jake');

    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/admin/search');
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('term')).toHaveText('j k J K r n e ! u a / ?'.split(' '));
    await dialog.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('a key pressed at the moment that a change shows is not lost', async ({
    contactPage: page,
    id,
  }) => {
    // An observer is called before React runs the effects of what it has drawn.
    await page.evaluate(`
      const taken = new MutationObserver(() => {
        taken.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'e' }));
      });
      taken.observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
    `);
    await page.keyboard.press('a');
    const contact = async () => (await page.request.get(`/api/contact/${id}`)).json();
    await expect.poll(contact).toMatchObject({ assignee: 'admin', status: 'closed' });
  });
});

test.describe('Several contacts', () => {
  test('that are selected get a status and an assignee at once, and each its own back', async ({
    page,
    freshSite,
  }) => {
    const honest = await arrive(freshSite.url);
    const spam = await arrive(freshSite.url, { subject: 'Cheap pills', elapsed: 12 });
    const untouched = await arrive(freshSite.url);
    await signIn(page, freshSite, '/admin/dashboard?status=all');
    await select(page, honest).check();
    await select(page, spam).check();
    await expect(bar(page)).toContainText('2 selected');
    await bar(page).getByRole('button', { name: 'Apply' }).click();
    await expect(bar(page)).toContainText('Choose a status or an assignee first.');

    await bar(page).getByLabel('Status').selectOption('Closed');
    await bar(page).getByLabel('Assigned to').selectOption('admin (you)');
    await bar(page).getByRole('button', { name: 'Apply' }).click();
    await expect(bar(page)).toContainText('2 contacts closed and assigned to admin.');
    for (const id of [honest, spam]) {
      await expect(card(page, id).getByText('Closed', { exact: true })).toBeVisible();
      await expect(card(page, id)).toContainText('Assigned to admin');
    }
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toContainText('2 contacts changed back.');
    await page.reload();
    await expect(card(page, honest).getByText('New', { exact: true })).toBeVisible();
    await expect(card(page, spam).getByText('Spam', { exact: true })).toBeVisible();
    await expect(card(page, untouched).getByText('New', { exact: true })).toBeVisible();
    await expect(page.getByText('Assigned to admin')).toHaveCount(0);
  });

  test('that could not be changed stay selected, and the bar says so, or a message to whoever has left the list; spam takes six clicks, and is deleted for good', async ({
    page,
    freshSite,
  }) => {
    const ids = await arriveAll(freshSite.url, 5);
    const [changed = '', gone = '', busy = ''] = ids;
    await signIn(page, freshSite);
    await page.route('**/api/contact', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            json: {
              results: [
                { id: changed, status: 200, version: 2 },
                { id: gone, status: 404 },
                { id: busy, status: 503 },
              ],
            },
          })
        : route.continue(),
    );
    for (const id of [changed, gone, busy]) await select(page, id).check();
    await bar(page).getByLabel('Status').selectOption('Closed');
    await bar(page).getByRole('button', { name: 'Apply' }).click();
    await expect(bar(page).getByRole('alert')).toHaveText(
      '1 contact closed. 1 contact no longer there. 1 contact could not be changed and is still selected: try again.',
    );
    await expect(bar(page)).toContainText('1 selected');
    await expect(select(page, busy)).toBeChecked();
    await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(select(page, busy)).not.toBeChecked();
    await page.unroute('**/api/contact');

    const sent = Promise.withResolvers<Route>();
    const statuses = page.getByRole('navigation', { name: 'Contacts by status' });
    await select(page, busy).check();
    await bar(page).getByLabel('Status').selectOption('Closed');
    await page.route('**/api/contact', (route) =>
      route.request().method() === 'PATCH' ? sent.resolve(route) : route.continue(),
    );
    await bar(page).getByRole('button', { name: 'Apply' }).click();
    const change = await sent.promise;
    await statuses.getByRole('link', { name: /^Spam/ }).click();
    await expect(bar(page)).toHaveCount(0);
    await change.abort();
    await expect(page.getByRole('alert')).toHaveText(
      /^1 contact could not be changed: try again\./,
    );
    await page.unroute('**/api/contact');
    await statuses.getByRole('link', { name: /^To do/ }).click();
    await page.reload();

    for (const id of ids) await select(page, id).check();
    await bar(page).getByRole('button', { name: 'Spam' }).click();
    await expect(bar(page)).toContainText('5 contacts marked as spam.');
    await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
    await statuses.getByRole('link', { name: /^Spam/ }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
    for (const id of ids.slice(0, 2)) await select(page, id).check();
    await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Delete for good' }).click();
    await expect(bar(page)).toContainText('2 contacts deleted.');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('A call that somebody takes becomes a contact, what is missing is said, the dialog stays while it is being saved, and text that is selected beyond the dialog’s edge stays', async ({
  page,
  freshSite,
}) => {
  await signIn(page, freshSite);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New call' });
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Enter the caller’s first name',
    'Write what the call was about',
  ]);
  await dialog.getByLabel('First name').fill('Grace');
  const text = dialog.getByLabel('What it was about');
  await text.fill('Wants to know when the gateway comes.');
  await text.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  const sent = Promise.withResolvers<Route>();
  await page.route('**/contact/calls', (route) => sent.resolve(route), { times: 1 });
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  const call = await sent.promise;
  await staysOpen(page, dialog);
  await call.abort();
  await expect(dialog.getByText(/^The call could not be saved/)).toBeVisible();
  await expect(text).toHaveValue('Wants to know when the gateway comes.');
  await dialog.getByRole('button', { name: 'Save the call' }).click();
  await expect(page).toHaveURL(/\/admin\/contacts\//);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Wants to know when the gateway comes.').first()).toBeVisible();
});

test('Staff who cannot be listed are asked for again, by a button', async ({ page, freshSite }) => {
  await arrive(freshSite.url);
  await page.route('**/api/admin/users', (route) => route.abort());
  await signIn(page, freshSite);
  const failed = alert(page, 'could not be loaded');
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: /^Contact #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Contact #/ })).toBeVisible();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/admin/users');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
  await expect(failed).toBeHidden();
});
