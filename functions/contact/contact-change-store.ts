import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ContactChange } from '#contract/activity.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { listKey, tables, timeToLive, unrecordedIndex } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { Partition } from '../lists/list-store.ts';
import { rowsNewestFirst } from '../lists/newest-first-store.ts';
import { isExpired, unexpired } from '../retention/unexpired.ts';
import { StoredContact } from './contact-row.ts';
import { contactExpiry } from './contact-expiry.ts';
import { contactKeys } from './partitions.ts';

const TableName = fromEnvironment('CONTACTS_TABLE');

const unrecorded: Partition = { index: unrecordedIndex, value: 'change' };
const Unrecorded = z.object({ [tables.contacts.key]: z.string(), lastChange: ContactChange });
type Unrecorded = z.infer<typeof Unrecorded>;
const unrecordedFields = Object.keys(Unrecorded.shape);

/**
 * A contact as it stands now.
 * @returns undefined if there is none, it has expired, or its row is the canary's, which no list has
 */
export async function readContact(id: string): Promise<StoredContact | undefined> {
  const names = Object.keys(StoredContact.shape).map((field, at) => [`#${at}`, field] as const);
  const get = new GetCommand({
    TableName,
    Key: { [tables.contacts.key]: id },
    ProjectionExpression: names.map(([name]) => name).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  if (!Item || !(listKey in Item)) return undefined;
  const contact = StoredContact.parse(Item);
  return isExpired(contact) ? undefined : contact;
}

/**
 * Keeps a contact as long as one that staff changed then.
 * @returns when it expires, in seconds since 1970; undefined if there is no such contact
 */
export async function prolongContact(
  id: string,
  lastExchange: string,
): Promise<number | undefined> {
  const expiresAt = contactExpiry(lastExchange);
  const { condition, names, values } = unexpired();
  const update = new UpdateCommand({
    TableName,
    Key: { [tables.contacts.key]: id },
    UpdateExpression: `SET #${timeToLive} = :expiresAt`,
    ConditionExpression: `attribute_exists(#listed) AND ${condition}`,
    ExpressionAttributeNames: { ...names, '#listed': listKey },
    ExpressionAttributeValues: { ...values, ':expiresAt': expiresAt },
  });
  return (await conditionalWrite(dynamodb.send(update))) && expiresAt;
}

/**
 * Gives a contact its status and its assignee, and moves it to their partitions. Until {@link markRecorded} it is one of
 * {@link unrecordedChanges}.
 * @returns false if somebody changed the contact meanwhile
 * @throws ApiError `unavailable`; whether the change was stored is unknown then
 */
export async function saveChange(
  { id, submittedAt, version }: StoredContact,
  { status, assignee }: { readonly status: ContactStatus; readonly assignee: string | null },
  change: ContactChange,
): Promise<boolean> {
  const set = {
    ...contactKeys({ id, submittedAt, status, assignee }),
    status,
    assignee,
    version: change.version,
    lastChange: change,
    [unrecorded.index.partitionKey]: unrecorded.value,
    [timeToLive]: contactExpiry(change.at),
  };
  const names = Object.keys(set);
  const update = new UpdateCommand({
    TableName,
    Key: { [tables.contacts.key]: id },
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: `attribute_exists(#${listKey}) AND #version = :seen`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ':seen': version,
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    },
  });
  return (await conditionalWrite(dynamodb.send(update))) !== undefined;
}

/** The newest changes that may have no entry yet. */
export async function unrecordedChanges(): Promise<Unrecorded[]> {
  const changes: Unrecorded[] = [];
  for await (const { row } of rowsNewestFirst(TableName, unrecordedFields, [unrecorded], {})) {
    changes.push(Unrecorded.parse(row));
  }
  return changes;
}

/** Says that a contact's newest change has its entry, unless there is a newer one by now. */
export async function markRecorded({ id, lastChange }: Unrecorded): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: { [tables.contacts.key]: id },
    UpdateExpression: 'REMOVE #unrecorded',
    ConditionExpression: 'version = :recorded',
    ExpressionAttributeNames: { '#unrecorded': unrecordedIndex.partitionKey },
    ExpressionAttributeValues: { ':recorded': lastChange.version },
  });
  await conditionalWrite(dynamodb.send(update));
}
