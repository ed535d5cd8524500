import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright/test';
import { violations } from '../axe.ts';
import { hold } from '../live.ts';
import { arrive, arriveAll } from './contacts.ts';
import { contactHeading, expect, isOpened, logout, menu, openPage, test } from './staff-test.ts';
import { signIn, signInByForm } from './sign-in.ts';

/** More than a page of results, from the oldest on. */
const rows = 51;

const words = (page: Page) => page.getByRole('searchbox', { name: /^Words/ });
const cards = (page: Page) => page.getByRole('article');
const openExport = (page: Page) =>
  page.getByRole('region', { name: 'Contact Submissions' }).getByRole('button', { name: 'Export' });
const csv = (page: Page) => page.getByRole('button', { name: 'CSV for spreadsheets' });
const isPageOfContacts = (request: Request) => /\/api\/contact\?.*limit=/.test(request.url());

test('The staff’s menu leads from page to page, marks where it is, and a sign-in leads back', async ({
  page,
  freshSite,
}) => {
  await signInByForm(page, freshSite, '/admin/audit');
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.getByText('admin signed in')).toBeVisible();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const search = menu(page).getByRole('link', { name: 'Search' });
  await search.click();
  await expect(title('Search')).toBeFocused();
  await expect(search).toHaveAttribute('aria-current', 'page');
  await menu(page).getByRole('link', { name: 'Contacts' }).click();
  await expect(title('Admin Dashboard')).toBeFocused();
  const tab = menu(page).getByRole('tab', { name: 'Contacts' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await openPage(page, 'Audit');
  await expect(title('Audit')).toBeFocused();
});

test.describe('The search', () => {
  test('says how far back it got and goes on from there, finds a name without its accents behind other rows, in no address, and Back finds it again', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    const id = await arrive(freshSite.url, { firstName: 'Guðrún' });
    await arriveAll(freshSite.url, rows);
    await signIn(page, freshSite);
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('/');
    await expect(words(page)).toBeFocused();
    await words(page).fill('row');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cards(page)).toHaveCount(50);
    await expect(page.getByText(/^Searched back to .*\.$/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '50 contacts' })).toBeAttached();
    await page.getByRole('button', { name: 'Search further back' }).click();
    await expect(cards(page)).toHaveCount(rows);
    await expect(cards(page).last().getByRole('heading')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Search further back' })).toHaveCount(0);

    await words(page).fill('gudrun');
    await words(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Guðrún');
    await expect(page).toHaveURL('/admin/search');
    await cards(page)
      .getByRole('link', { name: `Contact #${id}` })
      .click();
    await isOpened(page);
    await page.goBack();
    await expect(words(page)).toHaveValue('gudrun');
    await expect(cards(page).getByText('Open', { exact: true })).toBeVisible();
    await page.reload();
    await expect(cards(page)).toContainText('Guðrún');
    expect(addresses.join('\n')).not.toMatch(/gudrun/i);

    await logout(page);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('gudrun');
  });

  test('takes what is typed behind the key that opens it, though its page loads slowly, and leads back to the view', async ({
    page,
    freshSite,
  }) => {
    const id = await arrive(freshSite.url, { lastName: 'Ólafsdóttir' });
    await signIn(page, freshSite, '/admin/dashboard?status=new&assignee=none');
    await expect(cards(page)).toHaveCount(1);
    const letIn = await hold(page, '**/assets/*.js');
    await page.keyboard.press('/');
    // Letters with a meaning of their own on the page that still shows.
    await page.keyboard.type('ola');
    letIn();
    await expect(words(page)).toBeFocused();
    await page.keyboard.type('fs');
    await expect(words(page)).toHaveValue('olafs');
    await page.keyboard.press('Enter');
    const result = cards(page).getByRole('link', { name: `Contact #${id}` });
    await result.click();
    await isOpened(page);
    await page.keyboard.press('/');
    await expect(words(page)).toBeFocused();

    // In a tab without this one's history.
    await page.goto(`/admin/contacts/${id}?status=new&assignee=none&from=search`);
    await expect(contactHeading(page, id)).toBeVisible();
    await page.getByRole('link', { name: 'Contacts', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/search\?status=new&assignee=none$/);
    await menu(page).getByRole('link', { name: 'Contacts' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard\?status=new&assignee=none$/);
  });

  test('says what it cannot search for, that nothing matches, and that it failed, and has nothing that axe finds', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    await arrive(freshSite.url, { message: 'word'.repeat(300) });
    await signIn(page, freshSite, '/admin/search');
    await words(page).fill('ada');
    await words(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await words(page).fill('');
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await search.click();
    await expect(page.getByRole('alert')).toContainText('Enter what to search for');
    await words(page).fill('?!');
    await search.click();
    await expect(page.getByRole('alert')).toContainText('Enter at least one letter or digit');
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Sent from').fill('2026-11-02');
    await page.getByLabel('Sent until').fill('2026-11-01');
    await words(page).fill('zeppelin');
    await search.click();
    await expect(page.getByRole('alert')).toContainText('The first day must not be after the last');
    await page.getByLabel('Sent until').fill('');
    await search.click();
    await expect(page.getByText('No contact matches.').first()).toBeVisible();

    await page.route('**/api/contact/search', (route) => route.abort());
    await search.click();
    await expect(page.getByText('The search could not be finished.')).toBeVisible();
    await page.unroute('**/api/contact/search');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No contact matches.').first()).toBeVisible();
  });
});

test.describe('An export', () => {
  test('holds every page of the list without a formula, follows the view, can be cancelled, is not made where it cannot be recorded, and has nothing that axe finds; the audit log tells of it', async ({
    page,
    freshSite,
  }) => {
    test.slow();
    const others = 12;
    await arriveAll(freshSite.url, others);
    await arrive(freshSite.url, { firstName: '=1+1', message: 'One "quote",\nanother line' });
    await signIn(page, freshSite);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || isPageOfContacts(request))
        asked.push(new URL(request.url()).pathname);
    });
    // Smaller pages, so that there are three.
    await page.route('**/api/contact?*limit=100*', (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=5') }),
    );
    await openExport(page).click();
    const download = page.waitForEvent('download');
    await csv(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^contacts-todo-\d{4}-\d\d-\d\d\.csv$/);
    await expect(page.getByText(`${others + 1} rows in ${file.suggestedFilename()}`)).toBeVisible();
    const text = await readFile(await file.path(), 'utf8');
    const records = text.split('\r\n');
    expect(text.startsWith('\uFEFF"id","submittedAt","status"')).toBe(true);
    expect(records).toHaveLength(others + 3);
    expect(records[1]).toContain(`"'=1+1"`);
    expect(records[1]).toContain('"One ""quote"",\nanother line"');
    expect(records[others + 1]).toContain('"Row-1-"');
    expect(asked).toEqual(['/api/audit', '/api/contact', '/api/contact', '/api/contact']);
    await page.unroute('**/api/contact?*limit=100*');

    await arrive(freshSite.url, { message: 'word'.repeat(300) });
    await page.goto('/admin/dashboard?status=new');
    await openExport(page).click();
    await expect(csv(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/audit', (route) => route.abort());
    asked.splice(0);
    await csv(page).click();
    await expect(page.getByText('the audit log could not be written')).toBeVisible();
    expect(asked).not.toContain('/api/contact');
    await page.unroute('**/api/audit');

    const wait = Promise.withResolvers<void>();
    await page.route('**/api/contact?*limit=100*', async (route) => {
      await wait.promise;
      await route.continue().catch(() => undefined);
    });
    const saved: unknown[] = [];
    page.on('download', (other) => saved.push(other));
    const pageOfRows = page.waitForRequest(isPageOfContacts);
    await page.getByRole('button', { name: 'JSON Lines for programs' }).click();
    expect((await pageOfRows).url()).toContain('status=new');
    await expect(page.getByRole('progressbar', { name: 'Exporting' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. No file was saved.')).toBeVisible();
    wait.resolve();
    await expect(csv(page)).toBeVisible();
    expect(saved).toEqual([]);

    await openPage(page, 'Audit');
    const entries = page.getByRole('listitem').filter({ has: page.locator('time') });
    await expect(entries).toHaveText([
      /admin exported the new contacts as JSON Lines$/,
      /admin exported the new and open contacts as CSV$/,
      /admin signed in$/,
    ]);
    await expect(page.getByRole('main')).not.toContainText('1+1');
    expect(await violations(page)).toEqual([]);
  });
});
