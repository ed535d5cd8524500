import { type TableKeys, tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { contactSubject, notePrefix } from '../activity/entry.ts';
import { deleteItem } from '../aws/items.ts';
import { queryItems } from '../aws/query-items.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { messagePrefix } from '../conversation/message-row.ts';
import { readSettings } from '../settings/settings-store.ts';

const contacts = fromEnvironment('CONTACTS_TABLE');
const subscribers = fromEnvironment('SUBSCRIBERS_TABLE');
const activity = fromEnvironment('ACTIVITY_TABLE');
const deliveries = fromEnvironment('DELIVERIES_TABLE');
const messages = fromEnvironment('MESSAGES_TABLE');
const settings = fromEnvironment('SETTINGS_TABLE');

/**
 * These return the number of deleted rows: 0 if done before.
 * @throws ApiError `unavailable`: some may be deleted
 */
export function deleteSubscriber(email: string): Promise<number> {
  return erase(subscribers, { [tables.subscribers.partitionKey]: normalizedEmail(email) });
}

/**
 * Deletes a contact whose latest change is in the audit log.
 * @param recorded the version of that change; 0 if there is none
 * @throws ApiError `unavailable`; also if staff changed the contact since, because only the row has that change
 */
export async function deleteContact(id: string, recorded = 0): Promise<number> {
  const deleted = await deleteItem(
    contacts,
    { [tables.contacts.partitionKey]: id },
    {
      ConditionExpression: 'attribute_not_exists(lastChange) OR lastChange.version = :recorded',
      ExpressionAttributeValues: { ':recorded': recorded },
      ReturnValues: 'ALL_OLD',
    },
  );
  if (deleted === undefined) throw new ApiError('unavailable');
  return deleted.Attributes ? 1 : 0;
}

export function deleteDelivery(webhook: string, entry: string): Promise<number> {
  const { partitionKey: key, sortKey } = tables.deliveries;
  return erase(deliveries, { [key]: webhook, [sortKey]: entry });
}

/** All notes on a contact. Changes stay: they hold no visitor data. */
export async function deleteNotes(contact: string): Promise<number> {
  const keys = await keysIn(activity, tables.activity, contactSubject(contact));
  let count = 0;
  for (const key of keys) {
    if (String(key[tables.activity.sortKey]).startsWith(notePrefix)) {
      count += await erase(activity, key);
    }
  }
  return count;
}

/** Everything of a contact's conversation. Counts messages, not notices to staff. */
export async function deleteConversation(contact: string): Promise<number> {
  let count = 0;
  for (const key of await keysIn(messages, tables.messages, contact)) {
    const erased = await erase(messages, key);
    if (String(key[tables.messages.sortKey]).startsWith(messagePrefix)) count += erased;
  }
  return count;
}

export function deleteMessage(contact: string, entry: string): Promise<number> {
  const { partitionKey: key, sortKey } = tables.messages;
  return erase(messages, { [key]: contact, [sortKey]: entry });
}

/** What staff decided about an address: that it is blocked, or another one's person. */
export async function deleteAddress(email: string): Promise<void> {
  const wanted = normalizedEmail(email);
  const { partitionKey: key, sortKey } = tables.settings;
  await erase(settings, { [key]: 'blocked', [sortKey]: wanted });
  for (const entry of await readSettings('address')) {
    const isTheirs = Object.values(entry).some(
      (each) => typeof each === 'string' && normalizedEmail(each) === wanted,
    );
    if (isTheirs) await erase(settings, { [key]: 'address', [sortKey]: entry[sortKey] });
  }
}

/** The keys of all rows of a partition, including expired ones. */
function keysIn(
  TableName: string,
  { partitionKey, sortKey }: Required<Pick<TableKeys, 'partitionKey' | 'sortKey'>>,
  partition: string,
): Promise<Record<string, unknown>[]> {
  return queryItems({
    TableName,
    KeyConditionExpression: '#key = :partition',
    ProjectionExpression: '#key, #sort',
    ExpressionAttributeNames: { '#key': partitionKey, '#sort': sortKey },
    ExpressionAttributeValues: { ':partition': partition },
    ConsistentRead: true,
  });
}

async function erase(table: string, key: Record<string, unknown>): Promise<number> {
  const deleted = await deleteItem(table, key, { ReturnValues: 'ALL_OLD' });
  return deleted?.Attributes ? 1 : 0;
}
