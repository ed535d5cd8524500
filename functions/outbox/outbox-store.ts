import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { limits } from '#contract/limits.ts';
import { outboxIndex, type OutboxState, type TableKeys, tables } from '#contract/tables.ts';
import { assignment, updateItem } from '../aws/items.ts';
import { queryPage, queryPages } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { outboxAttempts as attempts, outboxAttributes } from './outbox-keys.ts';

const { index, partitionKey, sortKey } = outboxIndex;

/** Milliseconds of a claim. A function ends before its claims do. */
const lease = 120_000;

/** Maximum rows per query. */
const pageSize = 500;

const tableNames = {
  contacts: fromEnvironment('CONTACTS_TABLE'),
  subscribers: fromEnvironment('SUBSCRIBERS_TABLE'),
  deliveries: fromEnvironment('DELIVERIES_TABLE'),
  messages: fromEnvironment('MESSAGES_TABLE'),
  campaigns: fromEnvironment('CAMPAIGNS_TABLE'),
} as const satisfies Partial<Record<keyof typeof tables, string>>;

export type OutboxTable = keyof typeof tableNames;

/** A row to send. */
export interface DueRow {
  readonly table: OutboxTable;
  readonly key: Readonly<Record<string, string>>;
  /** Its sort key in the outbox. A changed key means that somebody else has claimed the row. */
  readonly due: string;
  /** All attributes; an index may lag. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Attempts so far; undefined before the first look. */
  readonly attempts: number | undefined;
}

/** A row claimed for a while, in its current state. Its attempts include this one. */
export interface ClaimedRow extends DueRow {
  readonly attempts: number;
  /** Its previous sort key. */
  readonly before: string;
}

/** The due rows of a table, longest waiting first. */
export async function dueRows(table: OutboxTable): Promise<DueRow[]> {
  const { Items = [] } = await queryPage({ ...rowsUpToNow(table), Limit: pageSize });
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

function dueRowOf(table: OutboxTable, row: Record<string, unknown>): DueRow {
  const { partitionKey: key, sortKey: sort }: TableKeys = tables[table];
  const keys = sort === undefined ? [key] : [key, sort];
  return {
    table,
    key: Object.fromEntries(keys.map((name) => [name, String(row[name])])),
    due: String(row[sortKey]),
    row,
    attempts: attempts in row ? Number(row[attempts]) : undefined,
  };
}

/** Sorts after every key up to now. */
function upToNow(): string {
  return `${new Date().toISOString()}~`;
}

/** Counts the given-up rows of a table, up to {@link limits.count}. */
export async function countFailed(table: OutboxTable): Promise<number> {
  const query = { ...failedRows(table), Select: 'COUNT' as const, Limit: limits.count };
  const { Count = 0 } = await queryPage(query);
  return Count;
}

/** Milliseconds that the oldest row of a table is overdue; 0 if nothing is due. */
export async function longestWait(table: OutboxTable): Promise<number> {
  const { Items: [first] = [] } = await queryPage({ ...rowsUpToNow(table), Limit: 1 });
  return first ? Date.now() - Date.parse(String(first[sortKey]).split('#', 1)[0] ?? '') : 0;
}

/**
 * Makes a table's given-up rows due again, with all attempts ahead.
 * @returns how many were given up
 * @throws ApiError `unavailable`: some of them may be due
 */
export async function retryFailed(table: OutboxTable): Promise<number> {
  let count = 0;
  for await (const { Items = [] } of queryPages(failedRows(table))) {
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

/**
 * Marks a row as seen: the steps before its first attempt are done.
 * @returns false if somebody else has claimed or sent it
 */
export function markSeen(due: DueRow): Promise<boolean> {
  return change(due, 'due', { [attempts]: 0 });
}

/**
 * Claims a row for the length of a lease.
 * @returns the claimed row; undefined if it is sent or claimed by somebody else
 * @throws ApiError `unavailable`: it may be claimed, and is due again after the lease
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
 * Takes a sent row out of the outbox.
 * @param attributes set on the row instead
 * @returns false if it was sent meanwhile
 * @throws ApiError `unavailable`: it may be sent again
 */
export function clear(row: DueRow, attributes: object = {}): Promise<boolean> {
  return change(row, 'due', attributes, outboxAttributes);
}

/**
 * Postpones a claimed row to a time, in milliseconds since 1970.
 * @throws ApiError `unavailable`: it is due when its lease ends
 */
export async function postpone(
  row: ClaimedRow,
  time: number,
  attributes: object = {},
): Promise<void> {
  await change(row, 'due', { ...attributes, [sortKey]: dueAt(time, row.due) });
}

/**
 * Undoes a claim; it does not count as an attempt.
 * @param until when the row is due, in milliseconds since 1970. Default: as before
 * @throws ApiError `unavailable`: it is due when its lease ends
 */
export async function giveBack(
  row: ClaimedRow,
  attributes: object = {},
  until?: number,
): Promise<void> {
  await change(row, 'due', {
    ...attributes,
    [sortKey]: until === undefined ? row.before : dueAt(until, row.due),
    [attempts]: row.attempts - 1,
  });
}

/**
 * Gives a claimed row up: it stays until an operator looks at it.
 * @throws ApiError `unavailable`: it is tried again
 */
export async function giveUp(row: ClaimedRow, attributes: object = {}): Promise<void> {
  await change(row, 'due', { ...attributes, [partitionKey]: 'failed' satisfies OutboxState });
}

/** `<ISO time>#<id>` with another time. */
function dueAt(time: number, due: string): string {
  return `${new Date(time).toISOString()}${due.slice(due.indexOf('#'))}`;
}

type Place = Pick<DueRow, 'table' | 'key' | 'due'>;

/**
 * Sets and removes attributes of a row.
 * @returns false if its outbox key has changed
 */
async function change(
  place: Place,
  state: OutboxState,
  set: object,
  removed: readonly string[] = [],
): Promise<boolean> {
  const { expression, names, values } = assignment(set, removed);
  const changed = await update(place, state, {
    UpdateExpression: expression,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  });
  return changed !== undefined;
}

/** @returns the updated row; undefined if its outbox key has changed */
async function update(
  { table, key, due }: Place,
  state: OutboxState,
  input: Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
  >,
): Promise<Record<string, unknown> | undefined> {
  const updated = await updateItem(tableNames[table], key, {
    ...input,
    ConditionExpression: '#outboxState = :outboxState AND #sort = :seen',
    ExpressionAttributeNames: {
      ...input.ExpressionAttributeNames,
      '#outboxState': partitionKey,
      '#sort': sortKey,
    },
    ExpressionAttributeValues: {
      ...input.ExpressionAttributeValues,
      ':outboxState': state,
      ':seen': due,
    },
    ReturnValues: 'ALL_NEW',
  });
  return updated?.Attributes;
}
