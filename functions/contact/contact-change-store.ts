import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ContactChange } from '#contract/activity.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { assignedIndex, listIndex, tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { StoredContact } from './contact-row.ts';
import { contactKeys } from './partitions.ts';

const TableName = fromEnvironment('contactsTable');

/**
 * A contact as it stands now.
 * @returns undefined if there is none, or its row is the canary's, which no list has
 * @throws ApiError `unavailable`
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
  return Item && listIndex.sortKey in Item ? StoredContact.parse(Item) : undefined;
}

/**
 * Gives a contact its status and its assignee, and moves it to their partitions.
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
    ...(assignee !== null && { assignee }),
    version: change.version,
    lastChange: change,
  };
  const removed = assignee === null ? ['assignee', assignedIndex.partitionKey] : [];
  const update = new UpdateCommand({
    TableName,
    Key: { [tables.contacts.key]: id },
    UpdateExpression: [
      `SET ${Object.keys(set)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    // A row from before there were versions is at its first.
    ConditionExpression: `attribute_exists(#${listIndex.sortKey}) AND (#version = :seen${
      version === 1 ? ' OR attribute_not_exists(#version)' : ''
    })`,
    ExpressionAttributeNames: Object.fromEntries(
      [...Object.keys(set), ...removed].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ':seen': version,
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    },
  });
  try {
    await mapOutage(dynamodb.send(update));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
