import { readFile } from 'node:fs/promises';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Page, Route } from 'playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { openTables } from '#operations/data/tables.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { arrive } from './contacts.ts';
import { addNote, expect, mayLeave, menu, openPage, staysOpen, test } from './staff-test.ts';
import { signIn, signInByForm, staffCommand } from './sign-in.ts';

const email = 'erin@gates.example';
const other = 'grace@compilers.example';

const address = (page: Page) => page.getByLabel('Email address', { exact: true });
const lookUp = (page: Page) => page.getByRole('button', { name: 'Look up' });
const record = (page: Page) => page.getByRole('region', { name: /^Record/ });

async function look(page: Page, whose = email) {
  await address(page).fill(whose);
  await lookUp(page).click();
  await expect(record(page)).toBeVisible();
}

/** Her two messages and her subscription, and somebody else's message. */
async function fill(url: string): Promise<string> {
  await arrive(url, { businessEmail: other, lastName: 'Hopper' });
  await arrive(url, { businessEmail: 'Erin@Gates.example', lastName: 'Sharp' });
  const subscription = { email, elapsed: 60_000, page: '/contact' };
  await call(url, endpoints.subscribe, { body: subscription });
  return arrive(url, {
    businessEmail: email,
    lastName: 'Sharp',
    message: 'word'.repeat(300),
  });
}

test('Everything from a person is read from a contact’s page, in no address, and exported as JSON', async ({
  page,
  freshSite,
}) => {
  test.slow();
  const id = await fill(freshSite.url);
  await signInByForm(page, freshSite, `/admin/contacts/${id}`);
  await addNote(page, 'Called her.');
  await expect(page.getByText('Called her.')).toBeVisible();
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  await page.locator('summary').filter({ hasText: 'other message' }).click();
  await page.getByRole('link', { name: 'Everything from this person' }).click();

  await expect(record(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL('/admin/person');
  await expect(record(page).getByRole('article')).toHaveCount(2);
  await expect(record(page).getByText('Called her.')).toBeVisible();
  await expect(record(page).getByText('Waiting for confirmation')).toBeVisible();
  await expect(record(page).getByText('Hopper')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({
    email,
    contacts: [{ notes: [{ text: 'Called her.' }] }, { businessEmail: 'Erin@Gates.example' }],
    subscriber: { email, status: 'pending', consent: [{ event: 'asked', page: '/contact' }] },
  });
  expect(addresses.join('\n')).not.toMatch(/gates/i);
  expect(await page.evaluate('JSON.stringify([sessionStorage, history.state])')).not.toMatch(
    /gates/i,
  );

  await openPage(page, 'Audit');
  await expect(page.getByText('admin read a person’s record')).toBeVisible();
});

test('Whoever is erased is gone from list, search and newsletter, and again after a restore, without an accessibility fault; nobody leaves the page while it lasts', async ({
  page,
  freshSite,
}) => {
  test.slow();
  await fill(freshSite.url);
  const { client, nameOf } = await openTables({ DATA_DIR: freshSite.dataDir });
  const backup = await Promise.all(
    (['contacts', 'subscribers'] as const).map(async (table) => {
      const TableName = await nameOf(table);
      const { Items = [] } = await client.send(new ScanCommand({ TableName }));
      return { TableName, Items };
    }),
  );
  await signIn(page, freshSite);
  await openPage(page, 'Person');
  await lookUp(page).click();
  await expect(page.getByRole('alert')).toContainText('Enter the email address');
  expect(await violations(page)).toEqual([]);
  await look(page);
  expect(await violations(page)).toEqual([]);
  const erase = page.getByRole('region', { name: 'Erase' });
  await expect(erase.getByText('2 contacts')).toBeVisible();
  await expect(erase.getByText('1 newsletter address')).toBeVisible();
  const again = erase.getByLabel('Type the address again');
  await again.fill(other);
  await erase.getByRole('button', { name: 'Erase…' }).click();
  await expect(erase.getByRole('alert')).toContainText('Type the address of this record');
  await again.fill('ERIN@gates.example');
  await erase.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await erase.getByRole('button', { name: 'Erase…' }).click();
  const sent = Promise.withResolvers<Route>();
  await page.route('**/api/person/erase', (route) => sent.resolve(route), { times: 1 });
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  const erasure = await sent.promise;
  await staysOpen(page, dialog);
  await dialog.getByRole('button', { name: 'Keep' }).click({ force: true });
  expect(await mayLeave(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/admin/person');
  await erasure.abort();
  await expect(dialog.getByRole('alert')).toContainText('Not everything is erased yet');
  expect(await mayLeave(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();

  const receipt = page.getByRole('region', { name: 'Erased' });
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt).toContainText('was erased for good');
  await expect(receipt).toContainText('2 contacts');
  await expect(receipt).toContainText('1 newsletter address');
  await look(page);
  await expect(record(page)).toContainText('We hold nothing about this address.');
  await expect(record(page)).toContainText('A person with this address was erased on');
  await menu(page).getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Hopper')).toBeVisible();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await expect(page.getByText('No newsletter subscribers available.')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: /^Words/ }).fill('sharp');
  await page.getByRole('searchbox', { name: /^Words/ }).press('Enter');
  await expect(page.getByText('No contact matches.').first()).toBeVisible();
  await openPage(page, 'Audit');
  await expect(page.getByText('admin erased a person').first()).toBeVisible();

  for (const { TableName, Items } of backup) {
    for (const Item of Items) await client.send(new PutCommand({ TableName, Item }));
  }
  client.destroy();
  await openPage(page, 'Person');
  await look(page);
  await expect(record(page).getByRole('article')).toHaveCount(2);
  expect(await staffCommand(freshSite, 'restore-rows')).toContain(
    'contacts: no copy, 2 erased\nmessages: no copy, 0 erased\nsubscribers: no copy, 1 erased\n',
  );
  await look(page);
  await expect(record(page)).toContainText('We hold nothing about this address.');
  await look(page, other);
  await expect(record(page).getByRole('article')).toHaveCount(1);
});
