import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { outboxIndex, tables } from '#contract/tables.ts';
import { openTables } from '#operations/data/tables.ts';
import { contactRequest } from '../../contact.ts';
import { call } from '../api.ts';
import { violations } from '../axe.ts';
import { mailsTo, report } from '../newsletter/mail.ts';
import { arrive } from './contacts.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from '../site.ts';
import {
  addNote,
  beginNote,
  contactHeading,
  newNote,
  notes,
  openPage,
  test as desk,
} from './staff-test.ts';

const path = '/admin/signin?page=adminNotifications';
const team = 'team@quietgrid.example';
const webhook = (page: Page) => page.getByRole('article', { name: 'crm' });

test('The notifications page says who is told by email, that a mail to staff bounced or was dropped, until one arrives, and, as the newsletter does, that confirmations have stopped', async ({
  page,
  freshSite,
}) => {
  const { client, nameOf } = await openTables({ DATA_DIR: freshSite.dataDir });
  const TableName = await nameOf('settings');
  const announce = async () => {
    // No two such mails leave in a minute.
    const Key = { kind: 'digest', entry: 'contacts' };
    await client.send(new DeleteCommand({ TableName, Key }));
    await call(freshSite.url, endpoints.submitContact, { body: contactRequest });
    const [mail] = (await mailsTo(freshSite, team)).slice(-1);
    if (mail === undefined) throw new Error('There is no mail.');
    return mail;
  };
  const line = page.getByText(`${team} does not get the emails`);
  await signIn(page, freshSite, path);
  await expect(page).toHaveURL(`${freshSite.url}/admin/notifications`);
  await expect(page.getByText(team)).toBeVisible();
  await expect(page.getByText('There are no webhooks.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await report(freshSite, await announce(), 'bounce');
  await expect(async () => {
    await page.reload();
    await expect(line).toContainText('it bounced', { timeout: 2000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);

  const dropped = await announce();
  await expect(async () => {
    await page.reload();
    await expect(line).toContainText('our email provider drops it', { timeout: 2000 });
  }).toPass();

  await report(freshSite, dropped, 'unsuppress');
  await announce();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(team)).toBeVisible();
    await expect(line).toBeHidden();
  }).toPass();

  const bounced = new Set([1, 2, 3, 4, 5, 6]);
  const Item = { kind: 'breaker', entry: 'unconfirmed', sent: 6, bounced };
  await client.send(new PutCommand({ TableName, Item }));
  client.destroy();
  for (const where of ['/admin/notifications', '/admin/dashboard?tab=newsletter']) {
    await page.goto(freshSite.url + where);
    await expect(page.getByText('Confirmations have stopped')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

desk(
  'Whoever asks for it in their account is told by mail that a note names them',
  async ({ ownBrowser, contactPage: page, freshSite, ben, id }) => {
    const email = 'ben@quietgrid.example';
    const his = await ownBrowser(ben, '/admin/account');
    await his.getByLabel('Email address').fill('ben');
    const mails = his.getByRole('region', { name: 'Emails to me' });
    await mails.getByRole('button', { name: 'Save' }).click();
    await expect(mails.getByText('Enter an email address such as').first()).toBeVisible();
    await his.getByLabel('Email address').fill(email);
    await his.getByLabel('When a note mentions me with @').check();
    await mails.getByRole('button', { name: 'Save' }).click();
    await expect(mails.getByText('Saved.')).toBeVisible();
    await page.reload();
    await beginNote(page);
    await newNote(page).pressSequentially('Ask @b');
    await page.getByRole('option', { name: '@ben' }).click();
    await newNote(page).pressSequentially('about the lock.');
    await expect(newNote(page)).toHaveValue('Ask @ben about the lock.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(notes(page)).toHaveCount(1);

    const subjects = async () => (await mailsTo(freshSite, email)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual([`admin mentioned you on #${id}`]);
    await his.reload();
    await his.getByLabel('When a note mentions me with @').uncheck();
    await mails.getByRole('button', { name: 'Save' }).click();
    await expect(mails.getByText('Saved.')).toBeVisible();
    await addNote(page, 'And @ben, thanks.');
    await expect(notes(page)).toHaveCount(2);
    expect(await subjects()).toHaveLength(1);
  },
);

desk(
  'A browser that may notify tells of a message that arrives in the background, and leads to it; one whose constructor is illegal, as on Android, says that it cannot',
  async ({ page, context, freshSite }) => {
    await context.grantPermissions(['notifications']);
    // A browser without a screen shows none.
    await page.addInitScript(`
    globalThis.shown = [];
    globalThis.Notification = class extends EventTarget {
      static permission = 'default';
      static requestPermission = async () => (Notification.permission = 'granted');
      constructor(title, { body } = {}) {
        super();
        if (Notification.permission === 'granted') shown.push(Object.assign(this, { title, body }));
      }
      close() {}
    };
  `);
    await page.clock.install();
    await signIn(page, freshSite, '/admin/account');
    // What is there already is told of to nobody.
    const firstLook = Promise.all(
      [/status=new/, /status=open&assignee=admin/].map((query) => page.waitForResponse(query)),
    );
    await page.getByRole('button', { name: 'Notify me in this browser' }).click();
    for (const response of await firstLook) await response.finished();
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
    await page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  `);
    const texts = () => page.evaluate('shown.map(({ title, body }) => title + ": " + body)');
    const id = await arrive(freshSite.url);
    await page.clock.runFor('01:01');
    await expect.poll(texts).toEqual(['New message: Ada Lovelace, Analytical Engines']);
    await page.evaluate('shown[0].dispatchEvent(new Event("click"))');
    await expect(contactHeading(page, id)).toBeVisible();

    await page.addInitScript(`
    globalThis.Notification = class {
      static permission = 'default';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    };
  `);
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Notify me in this browser' }).click();
    await expect(page.getByText('This browser cannot show notifications.')).toBeVisible();
  },
);

test('A webhook on the notifications page can be tested, says why it could not be reached, shows its secret when asked, and is switched off and on again; the audit log tells who asked', async ({
  page,
  webhookSite,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, webhookSite, path);
  await expect(page.getByText('Nobody is notified by email.')).toBeVisible();
  await expect(page.getByText('Nothing has been delivered yet.')).toBeVisible();
  await webhook(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(webhook(page).getByRole('alert')).toHaveText(
    'The test did not arrive. Its address is not public.',
  );
  const delivery = page.getByRole('region', { name: 'Last deliveries' }).getByRole('listitem');
  await expect(delivery).toHaveText(/^Test.*Failed.*crm.*Its address is not public\. · attempt 1/);
  expect(await violations(page)).toEqual([]);

  await webhook(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(webhook(page).getByText('admin switched it off')).toBeVisible();
  await page.reload();
  await webhook(page).getByRole('button', { name: 'Switch on again' }).click();
  await expect(webhook(page).getByText('admin switched it on')).toBeVisible();
  await expect(webhook(page).getByText('On', { exact: true })).toBeVisible();

  await expect(webhook(page).getByText(/^Hidden/)).toBeVisible();
  await expect(webhook(page).getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await webhook(page).getByRole('button', { name: 'Show the secret: crm' }).click();
  const secret = await webhook(page)
    .getByText(/^whsec_/)
    .textContent();
  await webhook(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret);
  await webhook(page).getByRole('button', { name: 'Hide the secret: crm' }).click();
  await expect(webhook(page).getByText(/^whsec_/)).toBeHidden();
  await openPage(page, 'Audit');
  await expect(page.getByRole('listitem').filter({ hasText: 'secret' })).toContainText(
    'admin viewed the signing secret of the webhook crm',
  );
});

test('The dashboard says when nothing is sent, though what sends is not there to say so', async ({
  page,
  freshSite,
}) => {
  // The outbox goes on every minute here.
  freshSite.failMail('down');
  const id = await arrive(freshSite.url);
  const { client, nameOf } = await openTables({ DATA_DIR: freshSite.dataDir });
  const TableName = await nameOf('contacts');
  const Key = { [tables.contacts.partitionKey]: id };
  const since = async (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString();
    const UpdateExpression = `SET ${outboxIndex.sortKey} = :due, submittedAt = :at`;
    const ExpressionAttributeValues = { ':due': `${at}#${id}`, ':at': at };
    await client.send(
      new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues }),
    );
  };
  const late = page.getByText('Emails and webhooks have been waiting for');

  await since(4);
  await signIn(page, freshSite);
  await expect(page.getByRole('link', { name: `Contact #${id}` })).toBeVisible();
  await expect(late).toBeHidden();
  await since(12.5);
  await page.reload();
  await expect(late).toContainText(
    'Emails and webhooks have been waiting for 12 minutes. Nothing is lost.',
  );
  expect(await violations(page)).toEqual([]);
  await openPage(page, 'Notifications');
  await expect(page.getByRole('heading', { name: 'Email' })).toBeVisible();
  await expect(late).toBeVisible();
  freshSite.failMail();
  client.destroy();
});
