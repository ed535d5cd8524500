import { tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { contactSubject } from '../activity/entry.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { deleteRow, notesOf } from './erasable-rows-store.ts';

const contacts = fromEnvironment('CONTACTS_TABLE');
const subscribers = fromEnvironment('SUBSCRIBERS_TABLE');
const activity = fromEnvironment('ACTIVITY_TABLE');
const deliveries = fromEnvironment('DELIVERIES_TABLE');

/**
 * Each of these returns how many rows it deleted: none where that was done before.
 * @throws ApiError `unavailable`: some of them may be deleted then
 */
export function deleteContact(id: string): Promise<number> {
  return erase(contacts, { [tables.contacts.key]: id });
}

export function deleteSubscriber(email: string): Promise<number> {
  return erase(subscribers, { [tables.subscribers.key]: normalizedEmail(email) });
}

export function deleteDelivery(webhook: string, entry: string): Promise<number> {
  const { key, sortKey } = tables.deliveries;
  return erase(deliveries, { [key]: webhook, [sortKey]: entry });
}

/** All notes beside a contact. Changes stay: they say what staff did, and nothing else. */
export async function deleteNotes(contact: string): Promise<number> {
  const notes = await mapOutage(notesOf(dynamodb, activity, contactSubject(contact)));
  let count = 0;
  for (const { key } of notes) count += await erase(activity, key);
  return count;
}

function erase(table: string, key: Record<string, unknown>): Promise<number> {
  return mapOutage(deleteRow(dynamodb, table, key));
}
