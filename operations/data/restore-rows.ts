import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
} from '@aws-sdk/lib-dynamodb';
import type { CampaignStatus } from '#contract/campaign.ts';
import { type SettingsKind, type TableKeys, tables, timeToLive } from '#contract/tables.ts';
import { entries, keyOf } from '#functions/campaigns/campaign-rows.ts';
import { outboxAttributes } from '#functions/outbox/outbox-keys.ts';
import { erasedRows } from './erased-rows.ts';
import { restoreTableSettings } from './table-settings.ts';
import { isWritten, openTables, pagesOf } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;
type Table = keyof typeof tables;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the table's
const names = Object.keys(tables) as Table[];
const signingKey: SettingsKind = 'key';

/**
 * Restores rows from tables that were restored from a backup (docs/runbook.md): adds the missing rows, re-applies the
 * table settings that a restore drops, and erases everybody in the ledger. Existing rows win, because a backup has
 * nothing newer. Signing keys are the exception: older signatures and records need the backup's keys, and the
 * site has already generated new ones. Expired rows and the addresses of newsletters that have ended stay out,
 * and scheduled newsletters return as drafts.
 * Idempotent, and safe while the site is in use.
 * @returns the numbers of restored and erased rows
 * @throws a one-line Error if there is no such stage or no site is running here
 */
export async function restoreRows(environment: NodeJS.ProcessEnv): Promise<string> {
  const { client, nameOf, copyOf } = await openTables(environment);
  const places = await Promise.all(
    names.map(async (table) => ({
      table,
      current: await nameOf(table),
      copy: await copyOf(table),
    })),
  );
  const isErased = await erasedRows(
    client,
    places.flatMap(({ table, current, copy = current }) =>
      table === 'settings' ? [current, copy] : [],
    ),
  );

  const lines: string[] = [];
  for (const { table, current, copy } of places) {
    const place = { isErased: (row: Row) => isErased(table, row), client, table, current };
    const restored = copy === undefined ? 'no copy' : `${await copyBack(place, copy)} restored`;
    if (environment['STAGE']) await restoreTableSettings(client, current, tables[table].timeToLive);
    lines.push(`${table}: ${restored}, ${await eraseAgain(place)} erased`);
  }
  client.destroy();
  return lines.join('\n');
}

interface Place {
  readonly client: DynamoDBDocumentClient;
  readonly table: Table;
  readonly current: string;
  readonly isErased: (row: Row) => boolean;
}

/** @returns the number of restored rows */
async function copyBack(place: Place, copy: string): Promise<number> {
  const { client, table, current, isErased } = place;
  let count = 0;
  for await (const rows of pagesOf(client, copy)) {
    const wanted = rows.filter((row) => !isErased(row) && !isExpired(row));
    const put = await Promise.all(
      wanted.map(
        async (row) =>
          !(await isDone(place, row)) && putBack(client, table, current, asDraft(table, row)),
      ),
    );
    count += put.filter(Boolean).length;
  }
  return count;
}

/** @returns the number of erased rows */
async function eraseAgain({ client, table, current, isErased }: Place): Promise<number> {
  const { partitionKey: key, sortKey }: TableKeys = tables[table];
  let count = 0;
  for await (const rows of pagesOf(client, current)) {
    for (const row of rows.filter(isErased)) {
      const Key = { [key]: row[key], ...(sortKey !== undefined && { [sortKey]: row[sortKey] }) };
      const command = new DeleteCommand({ TableName: current, Key, ReturnValues: 'ALL_OLD' });
      count += (await client.send(command)).Attributes ? 1 : 0;
    }
  }
  return count;
}

/** @returns false if the row exists and stays */
async function putBack(
  client: DynamoDBDocumentClient,
  table: Table,
  TableName: string,
  Item: Row,
): Promise<boolean> {
  const { partitionKey: key } = tables[table];
  const isSigningKey = table === 'settings' && Item[key] === signingKey;
  const put = new PutCommand({
    TableName,
    Item,
    ConditionExpression: `attribute_not_exists(#key)${isSigningKey ? ' OR secret <> :secret' : ''}`,
    ExpressionAttributeNames: { '#key': key },
    ...(isSigningKey && { ExpressionAttributeValues: { ':secret': Item['secret'] } }),
  });
  return isWritten(client.send(put));
}

/** Whether a row lists addresses of a newsletter that has ended since: they were deleted on purpose. */
async function isDone({ client, table, current }: Place, row: Row): Promise<boolean> {
  if (table !== 'campaigns' || !String(row['entry']).startsWith(entries.recipients)) return false;
  const Key = keyOf(String(row['campaign']));
  const get = new GetCommand({ TableName: current, Key, ConsistentRead: true });
  const status = (await client.send(get)).Item?.['status'];
  return status === 'sent' || status === 'cancelled';
}

/** A scheduled newsletter without its time, since it may have been withdrawn and deleted after the backup. */
function asDraft(table: Table, row: Row): Row {
  if (table !== 'campaigns' || row['status'] !== 'scheduled') return row;
  const waits = new Set<string>(['at', ...outboxAttributes]);
  const rest = Object.entries(row).filter(([name]) => !waits.has(name));
  return { ...Object.fromEntries(rest), status: 'draft' satisfies CampaignStatus };
}

/** Readers ignore such rows, and DynamoDB would delete them within days. */
function isExpired(row: Row): boolean {
  const expiry = row[timeToLive];
  return typeof expiry === 'number' && expiry * 1000 <= Date.now();
}
