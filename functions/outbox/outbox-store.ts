import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { outboxIndex, type OutboxState, type tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const { index, partitionKey, sortKey } = outboxIndex;

/** What is tried, and how often. */
const attempts = 'outboxAttempts';

/** Milliseconds for which nobody else tries what somebody has claimed. A function that has it ends before. */
const lease = 120_000;

const tableNames = {
  contacts: fromEnvironment('contactsTable'),
  deliveries: fromEnvironment('deliveriesTable'),
} as const satisfies Partial<Record<keyof typeof tables, string>>;

/** A table with rows to be sent. */
export type OutboxTable = keyof typeof tableNames;

/** A row to be sent, by its keys. */
export interface DueRow {
  readonly table: OutboxTable;
  readonly key: Readonly<Record<string, string>>;
  /** What its sort key in the outbox is: whoever finds it changed has lost it to somebody else. */
  readonly due: string;
}

/** A row that nobody else sends for a while. */
export interface ClaimedRow extends DueRow {
  /** This attempt and those before. */
  readonly attempts: number;
  readonly row: Record<string, unknown>;
}

/** What an index says of a row; it may be late. */
const Indexed = z.looseObject({ [sortKey]: z.string() });

/**
 * The rows of a table that are due, the longest waiting first.
 * @throws ApiError `unavailable`
 */
export async function dueRows(
  table: OutboxTable,
  keys: readonly string[],
  limit: number,
): Promise<DueRow[]> {
  const query = new QueryCommand({
    TableName: tableNames[table],
    IndexName: index,
    KeyConditionExpression: '#partition = :due AND #sort < :now',
    ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
    ExpressionAttributeValues: {
      ':due': 'due' satisfies OutboxState,
      ':now': `${new Date().toISOString()}~`,
    },
    Limit: limit,
  });
  const { Items = [] } = await mapOutage(dynamodb.send(query));
  return Items.map((item) => ({
    table,
    key: Object.fromEntries(keys.map((name) => [name, String(item[name])])),
    due: Indexed.parse(item)[sortKey],
  }));
}

/**
 * Claims a row for the length of a lease.
 * @returns the row as it is now; undefined if it is sent, or somebody else has it
 * @throws ApiError `unavailable`: it may be claimed then, and is due again after the lease
 */
export async function claim({ table, key, due }: DueRow): Promise<ClaimedRow | undefined> {
  const leased = dueAt(Date.now() + lease, due);
  const row = await change(table, key, due, {
    UpdateExpression: 'SET #sort = :leased ADD #attempts :one',
    ExpressionAttributeNames: { '#attempts': attempts },
    ExpressionAttributeValues: { ':leased': leased, ':one': 1 },
    ReturnValues: 'ALL_NEW',
  });
  return row && { table, key, due: leased, attempts: Number(row[attempts]), row };
}

/**
 * Takes a row out of the outbox, as something that is sent.
 * @param kept attributes that it gets instead
 * @throws ApiError `unavailable`: it may be sent once more then
 */
export async function clear(claimed: ClaimedRow, kept: object = {}): Promise<void> {
  await settle(claimed, kept, [partitionKey, sortKey, attempts]);
}

/** Lets a row wait until a time, in milliseconds since 1970. */
export async function postpone(
  claimed: ClaimedRow,
  time: number,
  kept: object = {},
): Promise<void> {
  await settle(claimed, { ...kept, [sortKey]: dueAt(time, claimed.due) });
}

/** Gives a row up: it stays, and somebody has to look at it. */
export async function giveUp(claimed: ClaimedRow, kept: object = {}): Promise<void> {
  await settle(claimed, { ...kept, [partitionKey]: 'failed' satisfies OutboxState });
}

/** `<ISO time>#<id>` with another time. */
function dueAt(time: number, due: string): string {
  return `${new Date(time).toISOString()}${due.slice(due.indexOf('#'))}`;
}

async function settle(
  { table, key, due }: ClaimedRow,
  set: object,
  removed: readonly string[] = [],
): Promise<void> {
  const names = [...Object.keys(set), ...removed];
  const assignments = Object.keys(set).map((name) => `#${name} = :${name}`);
  await change(table, key, due, {
    UpdateExpression: [
      ...(assignments.length > 0 ? [`SET ${assignments.join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(set).map(([name, value]) => [`:${name}`, value]),
    ),
  });
}

/**
 * Changes a row if nobody else has changed its place in the outbox.
 * @returns the attributes asked for; undefined if somebody has
 */
async function change(
  table: OutboxTable,
  key: DueRow['key'],
  due: string,
  update: Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues' | 'ReturnValues'
  >,
): Promise<Record<string, unknown> | undefined> {
  try {
    const { Attributes = {} } = await mapOutage(
      dynamodb.send(
        new UpdateCommand({
          TableName: tableNames[table],
          Key: key,
          ...update,
          ConditionExpression: '#outbox = :waits AND #sort = :seen',
          ExpressionAttributeNames: {
            ...update.ExpressionAttributeNames,
            '#outbox': partitionKey,
            '#sort': sortKey,
          },
          ExpressionAttributeValues: {
            ...update.ExpressionAttributeValues,
            ':waits': 'due' satisfies OutboxState,
            ':seen': due,
          },
        }),
      ),
    );
    return Attributes;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
