import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { timeToLive } from '#contract/tables.ts';
import { addressEntry } from '#functions/person/ledger.ts';
import { staffCommand } from '#operations/staff/command.ts';
import { copyOf, localTables, nameOf, tableNames } from './local-tables.ts';

type Name = (typeof tableNames)[number];

const [before, erasedAt, after] = [1, 2, 3].map((day) => `2026-11-0${day}T10:00:00.000Z`);
const keys = ['0001', '0002'].map((version, at) => ({ version, secret: Buffer.alloc(32, at) }));
const email = 'ada@engines.example';
const other = 'grace@compilers.example';
const storedKeys = keys.map(({ version, secret }) => ({
  kind: 'key',
  entry: version,
  secret: secret.toString('base64'),
}));

let DATA_DIR: string;
let database: DynamoDBDocumentClient;
beforeEach(async () => {
  ({ DATA_DIR, database } = await localTables(tableNames, tableNames));
  await put(nameOf('settings'), ...storedKeys);
});

async function put(table: string, ...rows: readonly Record<string, unknown>[]) {
  const requests = rows.map((Item) => ({ PutRequest: { Item } }));
  await database.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
}

/** The values of a table's column. */
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
const delivery = (id: string) => ({
  webhook: 'crm',
  entry: `${before}#${id}`,
  contact: id,
  at: before,
});
const restore = () => staffCommand(['restore-rows'], { DATA_DIR });

test('Existing rows stay, even older ones, and missing rows are restored', async () => {
  await put(nameOf('contacts'), { ...contact('a', other), status: 'closed' });
  await put(copyOf('contacts'), contact('a', other), { ...contact('b', other), status: 'open' });

  expect(await restore()).toContain('contacts: 1 restored, 0 erased');
  expect(await column('contacts', 'status')).toEqual(['closed', 'open']);
  expect(await restore()).toContain('contacts: 0 restored, 0 erased');
});

test('The backup’s signing key replaces one that the site made since', async () => {
  const secret = Buffer.alloc(32, 7).toString('base64');
  await put(nameOf('settings'), { ...storedKeys[0], secret });
  await put(copyOf('settings'), ...storedKeys, erase(0));
  await put(nameOf('subscribers'), { email, subscribedAt: before });

  expect(await restore()).toContain('settings: 2 restored');
  expect(await column('settings', 'secret')).toContain(storedKeys[0]?.secret);
  expect(await column('settings', 'secret')).not.toContain(secret);
  expect(await column('subscribers', 'email')).toEqual([]);
});

test('Expired rows are not restored', async () => {
  const now = Math.floor(Date.now() / 1000);
  await put(
    copyOf('contacts'),
    { ...contact('expired', other), [timeToLive]: now - 1 },
    { ...contact('kept', other), [timeToLive]: now + 600 },
  );
  await restore();

  expect(await column('contacts', 'id')).toEqual(['kept']);
});

test('Addresses that a newsletter goes to are restored unless it has ended since', async () => {
  const statuses = ['sent', 'cancelled', 'paused'];
  const rows = statuses.map((status) => ({ campaign: status, entry: 'campaign', status }));
  const lists = [...statuses, 'lost'].map((campaign) => ({ campaign, entry: 'recipients#00001' }));
  await put(nameOf('campaigns'), ...rows);
  await put(copyOf('campaigns'), ...lists);

  expect(await restore()).toContain('campaigns: 2 restored');
  expect(await column('campaigns', 'campaign')).toEqual([...statuses, 'lost', 'paused'].toSorted());
});

test('A newsletter that was scheduled returns as a draft: it may have been withdrawn since', async () => {
  const waits = { at: before, outbox: 'due', outboxDue: `${before}#a` };
  await put(copyOf('campaigns'), {
    campaign: 'a',
    entry: 'campaign',
    status: 'scheduled',
    ...waits,
  });
  await restore();

  expect(await column('campaigns', 'status')).toEqual(['draft']);
  for (const name of Object.keys(waits))
    expect(await column('campaigns', name)).toEqual(['undefined']);
});

test('Erased people are not restored, nor are their contacts’ other rows, under any key', async () => {
  await put(nameOf('settings'), erase(0), erase(1, 'zoe@engines.example'));
  await put(copyOf('contacts'), contact('hers', 'Ada@Engines.example'), contact('his', other));
  await put(copyOf('contacts'), contact('zoes', 'zoe@engines.example'));
  await put(copyOf('subscribers'), { email, subscribedAt: before });
  await put(copyOf('subscribers'), { email: other, subscribedAt: before });
  await put(copyOf('activity'), entry('hers', 'note'), entry('hers', 'change'));
  await put(copyOf('activity'), entry('his', 'note'));
  await put(copyOf('deliveries'), delivery('hers'), delivery('his'));
  await restore();

  expect(await column('contacts', 'id')).toEqual(['his']);
  expect(await column('subscribers', 'email')).toEqual([other]);
  expect(await column('activity', 'subject')).toEqual(['contact#hers', 'contact#his']);
  expect(await column('activity', 'action')).toEqual(['change', 'note']);
  expect(await column('deliveries', 'contact')).toEqual(['his']);
});

test('Nor are conversations of erased people, their mails in those of others, or what staff know of their address', async () => {
  const message = (of: string, id: string, fields: object) => ({
    contact: of,
    entry: `message#${id}`,
    id,
    at: before,
    ...fields,
  });
  await put(nameOf('settings'), erase(0));
  await put(copyOf('contacts'), contact('hers', email), contact('his', other));
  await put(
    copyOf('messages'),
    message('hers', 'm1', { from: 'ada@home.example' }),
    { contact: 'hers', entry: 'notice#answered#m1#admin', at: before },
    message('his', 'm2', { from: 'ADA@engines.example' }),
    message('his', 'm3', { from: 'support@quietgrid.example', to: email }),
    message('his', 'm4', { from: other }),
    message('his', 'm5', { from: email, at: after }),
    // Damaged: it does not stop the others.
    message('his', 'm6', { from: 5 }),
  );
  await put(
    copyOf('settings'),
    { kind: 'blocked', entry: email, at: before },
    { kind: 'tags', entry: 'all' },
  );
  await put(
    copyOf('settings'),
    { kind: 'blocked', entry: other },
    { kind: 'address', entry: email, person: other },
    { kind: 'address', entry: 'ada@home.example', person: email },
    { kind: 'address', entry: 'grace@home.example', person: other },
  );
  await restore();

  expect(await column('messages', 'id')).toEqual(['m4', 'm5', 'm6']);
  const kept = (await column('settings', 'kind')).filter((kind) => !/key|erasure/.test(kind));
  expect(kept).toEqual(['address', 'blocked', 'tags']);
});

test('In a restored table itself, erased people are erased again, once', async () => {
  await put(nameOf('settings'), erase(0));
  await put(nameOf('contacts'), contact('hers', email), contact('his', other));
  await put(nameOf('subscribers'), { email, subscribedAt: before });
  await put(nameOf('activity'), entry('hers', 'note'), entry('his', 'note'));

  expect(await restore()).toBe(
    [
      'contacts: 0 restored, 1 erased',
      'messages: 0 restored, 0 erased',
      'subscribers: 0 restored, 1 erased',
      'activity: 0 restored, 1 erased',
      'settings: 0 restored, 0 erased',
      'deliveries: 0 restored, 0 erased',
      'campaigns: 0 restored, 0 erased',
    ].join('\n'),
  );
  expect(await column('contacts', 'id')).toEqual(['his']);
  expect(await column('activity', 'subject')).toEqual(['contact#his']);
  expect(await restore()).not.toMatch(/[1-9] erased/);
});

test('Data from after an erasure stays', async () => {
  await put(nameOf('settings'), erase(0));
  await put(copyOf('contacts'), contact('new', email, after), contact('old', email, erasedAt));
  await put(copyOf('subscribers'), { email, subscribedAt: after });
  await put(copyOf('activity'), entry('new', 'note', after));
  await restore();

  expect(await column('contacts', 'id')).toEqual(['new']);
  expect(await column('subscribers', 'email')).toEqual([email]);
  expect(await column('activity', 'subject')).toEqual(['contact#new']);
});

test('Notes restored without their contact are erased by its ledger entry', async () => {
  await put(nameOf('settings'), { kind: 'erasure', entry: 'contact#hers', erasedAt });
  await put(copyOf('activity'), entry('hers', 'note'), entry('hers', 'change'));
  await put(copyOf('activity'), entry('his', 'note'));
  await restore();

  expect(await column('activity', 'entry')).toEqual([`change#${before}`, `note#${before}`]);
});

test('On AWS a table gets the settings that a restore drops, and complete tables are unchanged', async () => {
  const lists = mockClient(DynamoDBClient);
  const aws = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => {
    lists.restore();
    aws.restore();
  });
  const TableNames = tableNames.flatMap((table) => [nameOf(table), copyOf(table)]);
  lists.on(ListTablesCommand).resolves({ TableNames });
  aws
    .on(DescribeTimeToLiveCommand)
    .resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } });
  aws.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  });
  aws.on(DescribeTableCommand).resolves({ Table: { DeletionProtectionEnabled: true } });
  const TableName = nameOf('settings');
  aws.on(DescribeTimeToLiveCommand, { TableName }).resolves({});
  aws.on(DescribeContinuousBackupsCommand, { TableName }).resolves({});
  aws.on(DescribeTableCommand, { TableName }).resolves({ Table: {} });
  aws.on(QueryCommand).resolves({});
  aws.on(ScanCommand).resolves({});
  await staffCommand(['restore-rows'], { STAGE: 'development' });

  const updates = aws
    .calls()
    .map(({ args: [command] }) => command)
    .filter(({ constructor }) => constructor.name.startsWith('Update'));
  expect(updates.map(({ input }) => input)).toEqual([
    { TableName, TimeToLiveSpecification: { Enabled: true, AttributeName: timeToLive } },
    { TableName, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
    { TableName, DeletionProtectionEnabled: true },
  ]);
});

test('A missing table is reported, and its copy does not replace it', async () => {
  const aws = mockClient(DynamoDBClient);
  onTestFinished(() => aws.restore());
  aws.on(ListTablesCommand).resolves({ TableNames: tableNames.map(copyOf) });

  await expect(staffCommand(['restore-rows'], { STAGE: 'development' })).rejects.toThrow(
    'There is no contacts table in quietgrid-development-data.',
  );
});
