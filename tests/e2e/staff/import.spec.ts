import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright/test';
import { violations } from '../axe.ts';
import { mailsTo, subjects } from '../newsletter/mail.ts';
import { expect, test } from '../site.ts';
import { signIn } from './sign-in.ts';
import { mayLeave } from './staff-test.ts';

const choose = (page: Page, name: string, text: string | Buffer) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const cardOf = (page: Page, address: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: address }) });

test('Staff import a file with errors as confirmed, are told that a file is no list, and each line that is none, and the addresses show where their consent comes from; one whose consent nobody knows is asked by mail, and stays as it is once it is known; an import that is left says how far it came', async ({
  page,
  freshSite,
}) => {
  await signIn(page, freshSite, '/admin/dashboard?tab=newsletter');
  await page.getByRole('link', { name: 'Import a file of subscribers' }).click();
  const lines = [
    'Nom;Courriel;Tags',
    'Zoé;zoe@mail.example;"Fair; VIP"',
    'Bob;bob@mail',
    '"Ann\nLee";ann@mail.example;',
    'Zoé;Zoe@Mail.example;again',
  ];
  const long = Array.from({ length: 60_000 }, (_, at) => `a${at}@b.example`).join('\n');
  await choose(page, 'long.csv', long);
  await expect(
    page.getByText('This file has 60,000 lines, and 50,000 lines is the limit.'),
  ).toBeVisible();
  await choose(page, 'list.xlsx', Buffer.from('PK\u0003\u0004…'));
  await expect(page.getByText('This is a spreadsheet. Save it as CSV')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await choose(page, 'fair.csv', Buffer.from(lines.join('\r\n'), 'latin1'));

  await expect(page.getByRole('heading', { name: 'File fair.csv' })).toBeFocused();
  await expect(page.getByText('Windows-1252, separated by semicolons.')).toBeVisible();
  await expect(page.getByLabel('The first line names the columns')).toBeChecked();
  await expect(page.getByLabel('Column 2: Courriel')).toHaveValue('email');
  await expect(page.getByLabel('Column 3: Tags')).toHaveValue('tags');
  await expect(page.getByText('2 addresses to import.')).toBeVisible();
  await page.getByText('1 line left out').click();
  await expect(page.getByText('Line 3: Bob bob@mail')).toBeVisible();
  await page.getByText('1 line with an address from another line').click();
  await expect(page.getByText('Line 6: Zoe@Mail.example')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Tags for all').fill('Montreal 2026');
  await page.getByRole('button', { name: 'Import 2 addresses' }).click();
  await expect(page.getByText('Choose one')).toBeVisible();
  await page.getByLabel('They have agreed').check();
  await page.getByLabel('Where and when did they agree?').fill('At the fair');
  await page.getByRole('button', { name: 'Import 2 addresses' }).click();
  await expect(page.getByLabel('Where and when did they agree?')).toBeFocused();
  const statement = 'On a list at the fair in Montreal, May 2026';
  await page.getByLabel('Where and when did they agree?').fill(statement);
  await page.getByRole('button', { name: 'Import 2 addresses' }).click();

  const result = page.getByRole('region', { name: 'Imported' });
  await expect(result.getByText('2 addresses added')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list of errors' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    '"line","reason","text"',
    '"3","invalid address","Bob bob@mail"',
    '"6","address from another line","Zoe@Mail.example"',
  ]);

  await page.goto(`${freshSite.url}/admin/dashboard?tab=newsletter&subscribers=confirmed`);
  const card = cardOf(page, 'zoe@mail.example');
  await expect(card).toContainText('montreal-2026, fair, vip, again');
  await expect(card).toContainText(`by staff: “${statement}”`);
  await expect(cardOf(page, 'ann@mail.example')).toContainText('montreal-2026');

  await card.getByText('Edit tags').click();
  await card.getByLabel('Tags').fill('VIP, partner');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Save tags' }).click();
  await expect(card.getByText('Saved.')).toBeVisible();
  await expect(card).toContainText('vip, partner');
  await page.reload();
  await expect(card).toContainText('vip, partner');
  await expect(card).not.toContainText('montreal-2026');
  expect(await mailsTo(freshSite, 'zoe@mail.example')).toEqual([]);

  await page.goto(`${freshSite.url}/admin/import`);
  const importFile = async () => {
    await choose(page, 'list.csv', 'ask@mail.example\n');
    await expect(page.getByLabel('The first line names the columns')).not.toBeChecked();
    await page.getByLabel('Ask each of them by email first').check();
    await page.getByRole('button', { name: 'Import 1 address' }).click();
  };
  await importFile();
  await expect(page.getByText('1 address added: each is asked by email')).toBeVisible();
  await expect(async () => {
    const mails = await mailsTo(freshSite, 'ask@mail.example');
    expect(mails.map(({ subject }) => subject)).toEqual([subjects.confirm]);
  }).toPass();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await importFile();
  await expect(page.getByText('1 address known: waiting for confirmation')).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const asked = Promise.withResolvers<Route>();
  await page.route('**/newsletter/import', (route) => asked.resolve(route));
  await importFile();
  const sent = await asked.promise;
  expect(await mayLeave(page)).toBe(false);
  await page.getByRole('link', { name: 'Search' }).click();
  await sent.abort();
  await expect(page.getByText('Stopped after 0 of 1 address.')).toBeVisible();
  expect(await mayLeave(page)).toBe(true);
});
