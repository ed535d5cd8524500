import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ContactChange } from '#contract/activity.ts';
import { listKey, tables, timeToLive, unrecordedIndex } from '#contract/tables.ts';
import { assignment, readItem, updateItem } from '../aws/items.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { rowsInOrder } from '../lists/ordered-rows-store.ts';
import type { Partition } from '../lists/partition-store.ts';
import { isExpired, unexpired } from '../retention/unexpired.ts';
import { StoredContact } from './contact-row.ts';
import { contactExpiry } from './contact-expiry.ts';
import { contactKeys } from './partitions.ts';

const TableName = fromEnvironment('CONTACTS_TABLE');

const unrecorded: Partition = { index: unrecordedIndex, value: 'change' };
const Unrecorded = z.object({
  [tables.contacts.partitionKey]: z.string(),
  lastChange: ContactChange,
});
type Unrecorded = z.infer<typeof Unrecorded>;
const unrecordedFields = Object.keys(Unrecorded.shape);

/**
 * Reads a contact.
 * @returns undefined if it does not exist, has expired or is the canary's
 */
export async function readContact(id: string): Promise<StoredContact | undefined> {
  const names = Object.keys(StoredContact.shape).map((field, at) => [`#${at}`, field] as const);
  const item = await readItem(TableName, keyOf(id), {
    ProjectionExpression: names.map(([name]) => name).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
  });
  if (!item || !(listKey in item)) return undefined;
  const contact = StoredContact.parse(item);
  return isExpired(contact) ? undefined : contact;
}

/** @throws ApiError `not_found`, `unavailable` */
export async function existingContact(id: string): Promise<StoredContact> {
  const contact = await readContact(id);
  if (contact === undefined) throw new ApiError('not_found');
  return contact;
}

function keyOf(id: string) {
  return { [tables.contacts.partitionKey]: id };
}

/**
 * Extends a contact's retention as if staff had changed it at that time.
 * @returns its expiry in seconds since 1970; undefined if there is no such contact
 */
export async function prolongContact(
  id: string,
  lastExchange: string,
): Promise<number | undefined> {
  const expiresAt = contactExpiry(lastExchange);
  const { condition, names, values } = unexpired();
  const prolonged = await updateItem(TableName, keyOf(id), {
    UpdateExpression: `SET #${timeToLive} = :expiresAt`,
    ConditionExpression: `attribute_exists(#listed) AND ${condition}`,
    ExpressionAttributeNames: { ...names, '#listed': listKey },
    ExpressionAttributeValues: { ...values, ':expiresAt': expiresAt },
  });
  return prolonged && expiresAt;
}

/** Set on spam that is being deleted, which nobody can rescue any more. */
const final = 'isFinal';

/**
 * Keeps a contact that is marked as spam from changing.
 * @returns false if it is not marked as spam
 * @throws ApiError `unavailable`; it may be kept from changing
 */
export async function finalizeSpam(id: string): Promise<boolean> {
  const kept = await updateItem(TableName, keyOf(id), {
    UpdateExpression: `SET ${final} = :true`,
    ConditionExpression: '#status = :spam',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':true': true, ':spam': 'spam' },
  });
  return kept !== undefined;
}

/** What a change sets on a contact. Null removes an attribute; what is left out stays. An assignee of null is nobody. */
export interface ContactValues extends Pick<StoredContact, 'status' | 'assignee'> {
  readonly tags?: readonly string[] | null;
  readonly snoozedUntil?: string | null;
  readonly waitingSince?: string | null;
  readonly mergedInto?: string | null;
  readonly mergedFrom?: readonly string[] | null;
}

const Changed = z.object(StoredContact.shape);

/**
 * Saves a contact's new values, and moves it to their partitions. It stays among {@link unrecordedChanges} until
 * {@link markRecorded}.
 * @returns the changed contact; undefined if it has changed meanwhile
 * @throws ApiError `unavailable`; it may have been saved
 */
export async function saveChange(
  { id, submittedAt, version }: StoredContact,
  { status, assignee, ...others }: ContactValues,
  change: ContactChange,
): Promise<StoredContact | undefined> {
  const given = Object.entries(others);
  const set = {
    ...contactKeys({ id, submittedAt, status, assignee }),
    status,
    assignee,
    ...Object.fromEntries(given.filter(([, value]) => value !== null)),
    version: change.version,
    lastChange: change,
    [unrecorded.index.partitionKey]: unrecorded.value,
    [timeToLive]: contactExpiry(change.at),
  };
  const removed = given.flatMap(([name, value]) => (value === null ? [name] : []));
  const { expression, names, values } = assignment(set, removed);
  const update = {
    UpdateExpression: expression,
    ConditionExpression: `attribute_exists(#${listKey}) AND #version = :seen AND attribute_not_exists(${final})`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values, ':seen': version },
    ReturnValues: 'ALL_NEW' as const,
  };
  const saved = await updateItem(TableName, keyOf(id), update, ({ lastChange }) =>
    isDeepStrictEqual(lastChange, change),
  );
  return saved && Changed.parse(saved.Attributes);
}

/** The latest changes that may lack an audit entry. */
export async function unrecordedChanges(): Promise<Unrecorded[]> {
  const changes: Unrecorded[] = [];
  for await (const { row } of rowsInOrder(TableName, unrecordedFields, [unrecorded], {})) {
    changes.push(Unrecorded.parse(row));
  }
  return changes;
}

/** Marks a contact's latest change as recorded, unless there is a newer one. */
export async function markRecorded({ id, lastChange }: Unrecorded): Promise<void> {
  await updateItem(TableName, keyOf(id), {
    UpdateExpression: 'REMOVE #unrecorded',
    ConditionExpression: 'version = :recorded',
    ExpressionAttributeNames: { '#unrecorded': unrecordedIndex.partitionKey },
    ExpressionAttributeValues: { ':recorded': lastChange.version },
  });
}
