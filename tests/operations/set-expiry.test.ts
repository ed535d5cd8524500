import { DynamoDBClient, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  ScanCommand as ReadAll,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { daysOf, retention } from '#contract/retention.ts';
import { staffCommand } from '#operations/staff/command.ts';
import { localTables, nameOf } from './local-tables.ts';

const dayOf = (time: string) => Math.floor(Date.parse(time) / 1000);
const period = daysOf(retention.contacts) * 86_400;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

let DATA_DIR: string;
let database: DynamoDBDocumentClient;
beforeEach(async () => {
  ({ DATA_DIR, database } = await localTables(['contacts', 'activity', 'messages']));
});

const put = (table: 'contacts' | 'activity' | 'messages', Item: Record<string, unknown>) =>
  database.send(new PutCommand({ TableName: nameOf(table), Item }));
const entry = (contact: string, at: string, fields: object = {}) => ({
  subject: `contact#${contact}`,
  entry: `note#${at}`,
  action: 'note',
  at,
  ...fields,
});

/** Row -> expiry. */
async function expiries(table: 'contacts' | 'activity' | 'messages', name: string) {
  const { Items = [] } = await database.send(new ReadAll({ TableName: nameOf(table) }));
  return Object.fromEntries(Items.map((row) => [row[name], row['expiresAt']]));
}

test('Rows with a longer expiry than the stage’s expire a period after their last exchange', async () => {
  const [sent, changed, noted, answered] = [ago(300), ago(200), ago(100), ago(50)];
  const lastChange = { version: 2, author: 'ada', at: changed };
  const expiresAt = dayOf(noted) + 2 * period;
  const had = dayOf(sent) + 5;
  await put('contacts', { id: 'sent', submittedAt: sent, expiresAt });
  await put('contacts', { id: 'changed', submittedAt: sent, lastChange, expiresAt });
  await put('contacts', { id: 'noted', submittedAt: sent, lastChange, expiresAt });
  await put('contacts', { id: 'earlier', submittedAt: sent, expiresAt: had });
  await put('activity', entry('noted', noted, { expiresAt }));
  await put('contacts', { id: 'answered', submittedAt: sent, expiresAt });
  const message = (at: string) => ({ contact: 'answered', entry: `message#${at}`, at, expiresAt });
  await put('messages', message(sent));
  await put('messages', message(answered));
  const upload = { contact: 'answered', entry: 'upload#1', name: 'map.png', type: 'image/png' };
  await put('messages', { ...upload, expiresAt: had });

  expect(await staffCommand(['set-expiry'], { DATA_DIR })).toBe(
    '4 contacts, 2 messages and 1 audit entries now expire earlier.',
  );
  expect(await expiries('contacts', 'id')).toEqual({
    sent: dayOf(sent) + period,
    changed: dayOf(changed) + period,
    noted: dayOf(noted) + period,
    answered: dayOf(answered) + period,
    earlier: had,
  });
  expect(await expiries('activity', 'at')).toEqual({ [noted]: dayOf(noted) + period });
  expect(await expiries('messages', 'at')).toEqual({
    [sent]: dayOf(sent) + period,
    [answered]: dayOf(answered) + period,
    // An upload has no time, and expires within a day.
    undefined: had,
  });
  expect(await staffCommand(['set-expiry'], { DATA_DIR })).toMatch(
    /^0 contacts, 0 messages and 0 audit entries/,
  );
});

test('A long-past expiry becomes now, because DynamoDB ignores those over five years old', async () => {
  await put('contacts', {
    id: 'old',
    submittedAt: '2015-11-20T10:00:00.000Z',
    expiresAt: 9_999_999_999,
  });
  const before = Math.floor(Date.now() / 1000);
  await staffCommand(['set-expiry'], { DATA_DIR });

  const { old } = await expiries('contacts', 'id');
  expect(old).toBeGreaterThanOrEqual(before);
  expect(old).toBeLessThanOrEqual(Date.now() / 1000);
});

test('A stage that was never deployed is reported, and no other stage’s rows are read', async () => {
  const aws = mockClient(DynamoDBClient);
  onTestFinished(() => aws.restore());
  aws
    .on(ListTablesCommand)
    .resolves({ TableNames: [nameOf('contacts'), nameOf('activity'), nameOf('messages')] });

  await expect(staffCommand(['set-expiry'], { STAGE: 'production' })).rejects.toThrow(
    'There is no contacts table in quietgrid-production-data.',
  );
  expect(aws.commandCalls(ScanCommand)).toEqual([]);
});
