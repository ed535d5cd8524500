import {
  GetCommand,
  paginateQuery,
  QueryCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { outboxIndex, type OutboxState, type TableKeys, tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const { index, partitionKey, sortKey } = outboxIndex;

/** How often a row was tried. */
const attempts = 'outboxAttempts';

/** Milliseconds for which nobody else tries what somebody has claimed. A function that has it ends before. */
const lease = 120_000;

/** The most rows that one look finds. */
const pageSize = 500;

const tableNames = {
  contacts: fromEnvironment('CONTACTS_TABLE'),
  subscribers: fromEnvironment('SUBSCRIBERS_TABLE'),
  deliveries: fromEnvironment('DELIVERIES_TABLE'),
} as const satisfies Partial<Record<keyof typeof tables, string>>;

/** A table with rows to be sent. */
export type OutboxTable = keyof typeof tableNames;

/** A row to be sent. */
export interface DueRow {
  readonly table: OutboxTable;
  readonly key: Readonly<Record<string, string>>;
  /** Its sort key in the outbox: whoever finds it changed has lost the row to somebody else. */
  readonly due: string;
  /** All of it; an index may be late. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Attempts so far. Undefined: nobody has looked at it yet. */
  readonly attempts: number | undefined;
}

/** A row that nobody else sends for a while, as it is now. Its attempts count this one. */
export interface ClaimedRow extends DueRow {
  readonly attempts: number;
  /** Its sort key before. */
  readonly before: string;
}

/** The rows of a table that are due, the longest waiting first. */
export async function dueRows(table: OutboxTable): Promise<DueRow[]> {
  const query = new QueryCommand({ ...rowsUpToNow(table), Limit: pageSize });
  const { Items = [] } = await mapOutage(dynamodb.send(query));
  return Items.map((row) => dueRowOf(table, row));
}

function rowsUpToNow(table: OutboxTable) {
  return {
    TableName: tableNames[table],
    IndexName: index,
    KeyConditionExpression: '#partition = :due AND #sort < :now',
    ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sortKey },
    ExpressionAttributeValues: { ':due': 'due' satisfies OutboxState, ':now': upToNow() },
  };
}

/** One row, if it is due. */
export async function dueRow(
  table: OutboxTable,
  key: Record<string, string>,
): Promise<DueRow | undefined> {
  const get = new GetCommand({ TableName: tableNames[table], Key: key, ConsistentRead: true });
  const { Item } = await mapOutage(dynamodb.send(get));
  if (Item?.[partitionKey] !== ('due' satisfies OutboxState)) return undefined;
  const due = dueRowOf(table, Item);
  return due.due < upToNow() ? due : undefined;
}

function dueRowOf(table: OutboxTable, row: Record<string, unknown>): DueRow {
  const { key, sortKey: sort }: TableKeys = tables[table];
  const keys = sort === undefined ? [key] : [key, sort];
  return {
    table,
    key: Object.fromEntries(keys.map((name) => [name, String(row[name])])),
    due: String(row[sortKey]),
    row,
    attempts: attempts in row ? Number(row[attempts]) : undefined,
  };
}

/** Sorts after every key of a time up to now. */
function upToNow(): string {
  return `${new Date().toISOString()}~`;
}

/** Counts the rows of a table that were given up, to a hundred. */
export async function countFailed(table: OutboxTable): Promise<number> {
  const { Count = 0 } = await mapOutage(
    dynamodb.send(new QueryCommand({ ...failedRows(table), Select: 'COUNT', Limit: 100 })),
  );
  return Count;
}

/** Milliseconds for which the row of a table that waits longest has been due; 0 if none is. */
export async function longestWait(table: OutboxTable): Promise<number> {
  const { Items: [first] = [] } = await mapOutage(
    dynamodb.send(new QueryCommand({ ...rowsUpToNow(table), Limit: 1 })),
  );
  return first ? Date.now() - Date.parse(String(first[sortKey]).split('#', 1)[0] ?? '') : 0;
}

/**
 * Makes the rows of a table due again that were given up, with all attempts ahead of them.
 * @returns how many were given up
 * @throws ApiError `unavailable`: some of them may be due then
 */
export async function retryFailed(table: OutboxTable): Promise<number> {
  let count = 0;
  const pages = paginateQuery({ client: dynamodb }, failedRows(table));
  for await (const { Items = [] } of pages) {
    for (const { key, due } of Items.map((row) => dueRowOf(table, row))) {
      await change({ table, key, due }, 'failed', {
        [partitionKey]: 'due' satisfies OutboxState,
        [sortKey]: dueAt(Date.now(), due),
        [attempts]: 0,
      });
    }
    count += Items.length;
  }
  return count;
}

function failedRows(table: OutboxTable) {
  return {
    TableName: tableNames[table],
    IndexName: index,
    KeyConditionExpression: '#partition = :failed',
    ExpressionAttributeNames: { '#partition': partitionKey },
    ExpressionAttributeValues: { ':failed': 'failed' satisfies OutboxState },
  };
}

/** Says that somebody has looked at a row, and done what comes before its first attempt. */
export async function markSeen(due: DueRow): Promise<void> {
  await change(due, 'due', { [attempts]: 0 });
}

/**
 * Claims a row for the length of a lease.
 * @returns the row as it is now; undefined if it is sent, or somebody else has it
 * @throws ApiError `unavailable`: it may be claimed then, and is due again after the lease
 */
export async function claim({ table, key, due }: DueRow): Promise<ClaimedRow | undefined> {
  const leased = dueAt(Date.now() + lease, due);
  const row = await update({ table, key, due }, 'due', {
    UpdateExpression: 'SET #sort = :leased ADD #attempts :one',
    ExpressionAttributeNames: { '#attempts': attempts },
    ExpressionAttributeValues: { ':leased': leased, ':one': 1 },
  });
  return row && { ...dueRowOf(table, row), attempts: Number(row[attempts]), before: due };
}

/**
 * Takes a row out of the outbox, as something that is sent.
 * @param kept attributes that it gets instead
 * @throws ApiError `unavailable`: it may be sent once more then
 */
export async function clear(row: DueRow, kept: object = {}): Promise<void> {
  await change(row, 'due', kept, [partitionKey, sortKey, attempts]);
}

/**
 * Lets a claimed row wait until a time, in milliseconds since 1970.
 * @throws ApiError `unavailable`: it is due when its lease ends then
 */
export async function postpone(row: ClaimedRow, time: number, kept: object = {}): Promise<void> {
  await change(row, 'due', { ...kept, [sortKey]: dueAt(time, row.due) });
}

/**
 * Gives a claim back as if nobody had made it: this was no attempt.
 * @param until when the row is due, in milliseconds since 1970; left out, as it was
 * @throws ApiError `unavailable`: it is due when its lease ends then
 */
export async function giveBack(row: ClaimedRow, kept: object = {}, until?: number): Promise<void> {
  await change(row, 'due', {
    ...kept,
    [sortKey]: until === undefined ? row.before : dueAt(until, row.due),
    [attempts]: row.attempts - 1,
  });
}

/**
 * Gives a claimed row up: it stays, and somebody has to look at it.
 * @throws ApiError `unavailable`: it is tried once more then
 */
export async function giveUp(row: ClaimedRow, kept: object = {}): Promise<void> {
  await change(row, 'due', { ...kept, [partitionKey]: 'failed' satisfies OutboxState });
}

/** `<ISO time>#<id>` with another time. */
function dueAt(time: number, due: string): string {
  return `${new Date(time).toISOString()}${due.slice(due.indexOf('#'))}`;
}

type Place = Pick<DueRow, 'table' | 'key' | 'due'>;

/** Sets and removes attributes of a row, unless somebody else has changed its place in the outbox. */
async function change(
  place: Place,
  state: OutboxState,
  set: object,
  removed: readonly string[] = [],
): Promise<void> {
  const assignments = Object.keys(set).map((name) => `#${name} = :${name}`);
  const names = [...Object.keys(set), ...removed].map((name) => [`#${name}`, name] as const);
  const values = Object.entries(set).map(([name, value]) => [`:${name}`, value] as const);
  await update(place, state, {
    UpdateExpression: [
      ...(assignments.length > 0 ? [`SET ${assignments.join(', ')}`] : []),
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names),
    ExpressionAttributeValues: Object.fromEntries(values),
  });
}

/** @returns the row as it is then; undefined if somebody else has changed its place in the outbox */
async function update(
  { table, key, due }: Place,
  state: OutboxState,
  input: Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
  >,
): Promise<Record<string, unknown> | undefined> {
  const command = new UpdateCommand({
    ...input,
    TableName: tableNames[table],
    Key: key,
    ConditionExpression: '#state = :state AND #sort = :seen',
    ExpressionAttributeNames: {
      ...input.ExpressionAttributeNames,
      '#state': partitionKey,
      '#sort': sortKey,
    },
    ExpressionAttributeValues: {
      ...input.ExpressionAttributeValues,
      ':state': state,
      ':seen': due,
    },
    ReturnValues: 'ALL_NEW',
  });
  return (await conditionalWrite(dynamodb.send(command)))?.Attributes;
}
