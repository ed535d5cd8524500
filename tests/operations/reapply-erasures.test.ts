import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { addressEntry } from '#functions/person/ledger.ts';
import { staffCommand } from '#operations/staff/command.ts';
import { localTables, nameOf } from './local-tables.ts';

const names = ['contacts', 'subscribers', 'activity', 'settings'] as const;
type Name = (typeof names)[number];

const [before, erasedAt, after] = [1, 2, 3].map((day) => `2026-11-0${day}T10:00:00.000Z`);
const keys = ['0001', '0002'].map((version, at) => ({ version, secret: Buffer.alloc(32, at) }));
const email = 'ada@engines.example';
const other = 'grace@compilers.example';

let DATA_DIR: string;
let database: DynamoDBDocumentClient;
beforeEach(async () => {
  ({ DATA_DIR, database } = await localTables(names));
  await put(
    'settings',
    ...keys.map(({ version, secret }) => ({
      kind: 'key',
      entry: version,
      secret: secret.toString('base64'),
    })),
  );
});

async function put(table: Name, ...rows: readonly Record<string, unknown>[]) {
  const requests = rows.map((Item) => ({ PutRequest: { Item } }));
  await database.send(new BatchWriteCommand({ RequestItems: { [nameOf(table)]: requests } }));
}

/** What a column of a table holds. */
async function column(table: Name, name: string) {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: nameOf(table) }));
  return Items.map((row) => String(row[name])).toSorted();
}

const erase = (at: number, address = email) => ({
  kind: 'erasure',
  entry: addressEntry(keys[at] ?? { version: '', secret: Buffer.of() }, address),
  erasedAt,
});
const contact = (id: string, businessEmail: string, submittedAt = before) => ({
  id,
  businessEmail,
  submittedAt,
});
const entry = (id: string, action: 'note' | 'change', at = before) => ({
  subject: `contact#${id}`,
  entry: `${action}#${at}`,
  action,
  at,
});
const reapply = () => staffCommand(['reapply-erasures'], { DATA_DIR });

test('Rows that a backup brought back are erased again, under any key, and no others', async () => {
  await put('settings', erase(0), erase(1, 'zoe@engines.example'));
  await put(
    'contacts',
    contact('hers', 'Ada@Engines.example'),
    contact('zoes', 'zoe@engines.example'),
    contact('his', other),
  );
  await put('subscribers', { email, subscribedAt: before }, { email: other, subscribedAt: before });
  await put('activity', entry('hers', 'note'), entry('hers', 'change'), entry('his', 'note'));

  expect(await reapply()).toBe('2 contacts, 1 notes and 1 subscribers were erased again.');
  expect(await column('contacts', 'id')).toEqual(['his']);
  expect(await column('subscribers', 'email')).toEqual([other]);
  expect(await column('activity', 'subject')).toEqual(['contact#hers', 'contact#his']);
  expect(await column('activity', 'action')).toEqual(['change', 'note']);
  expect(await reapply()).toBe('0 contacts, 0 notes and 0 subscribers were erased again.');
});

test('Somebody who wrote or subscribed again after the erasure stays', async () => {
  await put('settings', erase(0));
  await put('contacts', contact('new', email, after), contact('old', email, erasedAt));
  await put('subscribers', { email, subscribedAt: after });
  await put('activity', entry('new', 'note', after));
  await reapply();

  expect(await column('contacts', 'id')).toEqual(['new']);
  expect(await column('subscribers', 'email')).toEqual([email]);
  expect(await column('activity', 'subject')).toEqual(['contact#new']);
});

test('Notes that came back alone are erased by their contact’s entry', async () => {
  await put('settings', { kind: 'erasure', entry: 'contact#hers', erasedAt });
  await put('activity', entry('hers', 'note'), entry('hers', 'change'), entry('his', 'note'));

  expect(await reapply()).toBe('0 contacts, 1 notes and 0 subscribers were erased again.');
  expect(await column('activity', 'entry')).toEqual([`change#${before}`, `note#${before}`]);
});
