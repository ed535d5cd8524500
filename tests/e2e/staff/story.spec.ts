import { readFile } from 'node:fs/promises';
import { type DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright/test';
import { row } from '../../bench/rows.ts';
import { arrive } from './contacts.ts';
import { afterPoll, cardLink, expect, isOpened, isPressed, takeIt, test } from './staff-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const otherRows = 2000;
/** DynamoDB's limit for BatchWriteItem. */
const batchSize = 25;

async function insertOthers(database: DynamoDBClient): Promise<void> {
  const client = DynamoDBDocumentClient.from(database);
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: database }, {})) {
    names.push(...TableNames);
  }
  const table = names.find((name) => name.includes('Contacts')) ?? '';
  for (let first = 0; first < otherRows; first += batchSize) {
    const puts = Array.from({ length: batchSize }, (_, at) => ({
      PutRequest: { Item: row(first + at) },
    }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Two people bring a message from its arrival to its answer, find it again, export it and read who did what', async ({
  ownBrowser,
  freshSite,
  reusedSite: { rows },
  ben,
}) => {
  test.slow();
  await insertOthers(rows);
  const second = await ownBrowser(ben);
  const first = await ownBrowser(freshSite);
  await expect(first.getByRole('link', { name: /^Contact #/ }).first()).toBeVisible();

  const id =
    await test.step('A visitor writes, and an open dashboard shows it unasked', async () => {
      const arrived = await arrive(freshSite.url, {
        firstName: 'Guðrún',
        lastName: 'Ósk',
        message: '=HYPERLINK("https://a.example","Click")',
      });
      await afterPoll(first);
      await first.getByRole('button', { name: '1 new message' }).click();
      await cardLink(first, arrived).click();
      await isOpened(first);
      return arrived;
    });

  await test.step('One takes it, and the other sees that before taking it too', async () => {
    await second.goto(`/admin/contacts/${id}`);
    await expect(button(second, 'Take it')).toBeVisible();
    await takeIt(first);
    await afterPoll(second);
    await expect(button(second, 'Take it from admin')).toBeVisible();
    await expect(button(second, 'Take it')).toHaveCount(0);
  });

  await test.step('It is answered and closed', async () => {
    await button(first, 'Answered').click();
    await isPressed(first, 'Answered');
    await button(first, 'Closed').click();
    await expect(first.getByText('Closed.', { exact: true })).toBeVisible();
  });

  await test.step('The other finds it by a name without its accents', async () => {
    await second.goto('/admin/search');
    await second.getByLabel('Words, email address').fill('gudrun osk');
    await button(second, 'Search').click();
    await expect(cardLink(second, id)).toBeVisible();
    await expect(second.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
      '1 contact',
    );
    expect(second.url()).not.toContain('gudrun');
  });

  await test.step('An export of what is closed has it, and no formula', async () => {
    await first.goto('/admin/dashboard?status=closed');
    await first.getByRole('button', { name: /^Export/ }).click();
    const [download] = await Promise.all([
      first.waitForEvent('download'),
      first.getByRole('button', { name: /CSV/ }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`"'=HYPERLINK(""https://a.example"",""Click"")"`);
    expect(file.split('\r\n').filter((line) => line.includes(id))).toHaveLength(1);
  });

  await test.step('The audit log tells all of it', async () => {
    await first.goto('/admin/audit');
    const entries = first.getByRole('listitem').filter({ has: first.locator('time') });
    const expected = ['exported', 'closed', 'answered', 'took', 'opened', 'signed in', 'signed in'];
    await expect(entries).toHaveText(expected.map((text) => new RegExp(text)));
    await expect(first.getByRole('main')).not.toContainText('Guðrún');
  });
});
