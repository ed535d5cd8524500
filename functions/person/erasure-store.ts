import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { contactSubject, notePrefix } from '../activity/entry.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const contacts = fromEnvironment('contactsTable');
const subscribers = fromEnvironment('subscribersTable');
const activity = fromEnvironment('activityTable');
const deliveries = fromEnvironment('deliveriesTable');

/**
 * Each of these returns how many rows it deleted: none where that was done before.
 * @throws ApiError `unavailable`: some of them may be deleted then
 */
export function deleteContact(id: string): Promise<number> {
  return deleteRow(contacts, { [tables.contacts.key]: id });
}

export function deleteSubscriber(email: string): Promise<number> {
  return deleteRow(subscribers, { [tables.subscribers.key]: normalizedEmail(email) });
}

export function deleteDelivery(webhook: string, entry: string): Promise<number> {
  const { key, sortKey } = tables.deliveries;
  return deleteRow(deliveries, { [key]: webhook, [sortKey]: entry });
}

/** All notes beside a contact, also those that have expired. Changes stay: they say what staff did, and nothing else. */
export async function deleteNotes(contact: string): Promise<number> {
  let count = 0;
  for (const row of await mapOutage(notesOf(contact))) count += await deleteRow(activity, row);
  return count;
}

async function notesOf(contact: string): Promise<Record<string, unknown>[]> {
  const { key, sortKey } = tables.activity;
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: activity,
      KeyConditionExpression: '#key = :subject AND begins_with(#sort, :prefix)',
      ProjectionExpression: '#key, #sort',
      ExpressionAttributeNames: { '#key': key, '#sort': sortKey },
      ExpressionAttributeValues: { ':subject': contactSubject(contact), ':prefix': notePrefix },
      ConsistentRead: true,
    },
  );
  const rows: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) rows.push(...Items);
  return rows;
}

async function deleteRow(TableName: string, Key: Record<string, unknown>): Promise<number> {
  const command = new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD' });
  return (await mapOutage(dynamodb.send(command))).Attributes ? 1 : 0;
}
