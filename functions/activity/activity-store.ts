import * as z from 'zod/mini';
import { AuditEntry } from '#contract/activity.ts';
import { expiryOf } from '#contract/retention.ts';
import { auditIndex, listKey, tables, timeToLive } from '#contract/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { addItem, readItem } from '../aws/items.ts';
import { queryItems } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { shortId } from '../lists/list-row.ts';
import { type ListPage, type ListPageRequest, readListPage } from '../lists/list-store.ts';
import { type KeyedRow, rowsInOrder } from '../lists/ordered-rows-store.ts';
import type { Partition } from '../lists/partition-store.ts';
import { unexpired } from '../retention/unexpired.ts';
import { type Entry, staffEntry } from './entry.ts';

const days = Number(fromEnvironment('ACTIVITY_RETENTION_DAYS'));
const TableName = fromEnvironment('ACTIVITY_TABLE');
const { partitionKey: key, sortKey } = tables.activity;
const all: Partition = { index: auditIndex, value: 'all' };

/** An entry with the fields that the audit list leaves out. */
const StoredEntry = z.object({ ...AuditEntry.shape, text: z.optional(z.string()) });
export type StoredEntry = z.infer<typeof StoredEntry>;

/**
 * Records an entry once; retries change nothing. A change and its entry are two writes: decision 13 covers their order
 * and partial failure.
 * @returns false if the entry exists
 * @throws ApiError `unavailable`; it may have been recorded
 */
export function recordEntry(entry: Entry): Promise<boolean> {
  return addItem(TableName, key, itemOf(entry));
}

/** Records any action that has no keys of its own, as {@link recordEntry} does. */
export function recordAction(...action: Parameters<typeof staffEntry>): Promise<boolean> {
  return recordEntry(staffEntry(...action));
}

/**
 * Records a note once.
 * @returns the stored note: this one, or an earlier one under the same keys
 * @throws ApiError `unavailable`; it may have been recorded, and a retry finds out
 */
export async function recordNote(entry: Entry): Promise<StoredEntry> {
  if (await recordEntry(entry)) return StoredEntry.parse(itemOf(entry));
  const item = await readItem(TableName, { [key]: entry.subject, [sortKey]: entry.entry });
  // Erased between the two calls.
  if (item === undefined) throw new ApiError('unavailable');
  return StoredEntry.parse(item);
}

function itemOf(entry: Entry) {
  const id = shortId(`${entry.subject} ${entry.entry}`);
  return {
    [timeToLive]: expiryOf(entry.at, days),
    ...entry,
    id,
    [all.index.partitionKey]: all.value,
    [listKey]: `${entry.at}#${id}`,
  };
}

/** Newest first. */
export function readAudit(request: ListPageRequest): Promise<ListPage<AuditEntry>> {
  return readListPage(TableName, AuditEntry, [all], request);
}

/** All staff actions and notes, newest first. Notes have no index of their own. */
export function activityNewestFirst(): AsyncGenerator<KeyedRow> {
  const fields = ['action', 'contact', 'text'] satisfies (keyof StoredEntry)[];
  return rowsInOrder(TableName, fields, [all], {});
}

/** All unexpired entries about a subject, oldest first. */
export async function readEntries(subject: string): Promise<StoredEntry[]> {
  const { condition, names, values } = unexpired();
  const items = await queryItems({
    TableName,
    KeyConditionExpression: '#key = :subject',
    FilterExpression: condition,
    ExpressionAttributeNames: { ...names, '#key': key },
    ExpressionAttributeValues: { ...values, ':subject': subject },
    ConsistentRead: true,
  });
  const entries = items.map((item) => StoredEntry.parse(item));
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}
