import { GetCommand, paginateQuery, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { messageIdIndex, tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { unexpired } from '../retention/unexpired.ts';
import { messageEntry, messagePrefix, StoredMessage } from './message-row.ts';

const TableName = fromEnvironment('MESSAGES_TABLE');
const { key, sortKey } = tables.messages;

/** All unexpired messages of a contact, oldest first. */
export function readMessages(contact: string): Promise<StoredMessage[]> {
  return mapOutage(queryMessages(contact));
}

async function queryMessages(contact: string): Promise<StoredMessage[]> {
  const { condition, names, values } = unexpired();
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName,
      KeyConditionExpression: '#key = :contact AND begins_with(#sort, :prefix)',
      FilterExpression: condition,
      ExpressionAttributeNames: { ...names, '#key': key, '#sort': sortKey },
      ExpressionAttributeValues: { ...values, ':contact': contact, ':prefix': messagePrefix },
      ConsistentRead: true,
    },
  );
  const messages: StoredMessage[] = [];
  for await (const { Items = [] } of pages) {
    messages.push(...Items.map((item) => StoredMessage.parse(item)));
  }
  return messages.toSorted((one, other) => one.at.localeCompare(other.at));
}

/** One message. */
export async function readMessage(contact: string, id: string): Promise<StoredMessage | undefined> {
  const get = new GetCommand({
    TableName,
    Key: { [key]: contact, [sortKey]: messageEntry(id) },
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  return Item && StoredMessage.parse(Item);
}

/**
 * Adds a row to a contact's partition, once.
 * @returns false if its key exists
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export async function addRow(
  row: Readonly<Record<string, unknown> & Record<typeof key | typeof sortKey, string>>,
): Promise<boolean> {
  const put = new PutCommand({
    TableName,
    Item: row,
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
  });
  return (await conditionalWrite(dynamodb.send(put))) !== undefined;
}

/** The message whose mail has a `Message-ID`, without angle brackets. The index may lag by some seconds. */
export async function mailOf(messageId: string): Promise<StoredMessage | undefined> {
  const query = new QueryCommand({
    TableName,
    IndexName: messageIdIndex.index,
    KeyConditionExpression: '#id = :id',
    ExpressionAttributeNames: { '#id': messageIdIndex.partitionKey },
    ExpressionAttributeValues: { ':id': messageId },
    Limit: 1,
  });
  const { Items: [row] = [] } = await mapOutage(dynamodb.send(query));
  return row && StoredMessage.parse(row);
}
