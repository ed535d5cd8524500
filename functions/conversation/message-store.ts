import { messageIdIndex, outboxIndex, type OutboxState, tables } from '#contract/tables.ts';
import { addItem, deleteItem, readItem, updateItem } from '../aws/items.ts';
import { queryItems, queryPage } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { outboxAttempts } from '../outbox/outbox-keys.ts';
import { unexpired } from '../retention/unexpired.ts';
import { messageEntry, messagePrefix, StoredMessage } from './message-row.ts';

const TableName = fromEnvironment('MESSAGES_TABLE');
const { partitionKey: key, sortKey } = tables.messages;

/** All unexpired messages of a contact, oldest first. */
export async function readMessages(contact: string): Promise<StoredMessage[]> {
  const { condition, names, values } = unexpired();
  const rows = await queryItems({
    TableName,
    KeyConditionExpression: '#key = :contact AND begins_with(#sort, :prefix)',
    FilterExpression: condition,
    ExpressionAttributeNames: { ...names, '#key': key, '#sort': sortKey },
    ExpressionAttributeValues: { ...values, ':contact': contact, ':prefix': messagePrefix },
    ConsistentRead: true,
  });
  return rows.map(messageOf).toSorted((one, other) => one.at.localeCompare(other.at));
}

export async function readMessage(contact: string, id: string): Promise<StoredMessage | undefined> {
  const row = await readRow(contact, messageEntry(id));
  return row && messageOf(row);
}

/** A row of a contact's partition. */
export function readRow(
  contact: string,
  entry: string,
): Promise<Record<string, unknown> | undefined> {
  return readItem(TableName, { [key]: contact, [sortKey]: entry });
}

function messageOf(item: Record<string, unknown>): StoredMessage {
  const message = StoredMessage.parse(item);
  return { ...message, state: message.outcome ?? message.state };
}

/**
 * Adds a row to a contact's partition, once.
 * @returns false if its key exists
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export function addRow(
  row: Readonly<Record<string, unknown> & Record<typeof key | typeof sortKey, string>>,
): Promise<boolean> {
  return addItem(TableName, key, row);
}

/**
 * Deletes a message that no dispatcher has tried to send.
 * @returns false if it is gone, sent, or being sent
 * @throws ApiError `unavailable`; it may be deleted
 */
export async function deleteUnsent(contact: string, id: string): Promise<boolean> {
  const state = outboxIndex.partitionKey;
  const place = { [key]: contact, [sortKey]: messageEntry(id) };
  const deleted = await deleteItem(TableName, place, {
    ConditionExpression:
      '#outbox = :due AND (attribute_not_exists(#attempts) OR #attempts = :none)',
    ExpressionAttributeNames: { '#outbox': state, '#attempts': outboxAttempts },
    ExpressionAttributeValues: { ':due': 'due' satisfies OutboxState, ':none': 0 },
  });
  return deleted !== undefined;
}

/** Records what SES reported about a message, if it still exists. A complaint counts more than a bounce. */
export async function recordOutcome(
  contact: string,
  id: string,
  outcome: NonNullable<StoredMessage['outcome']>,
): Promise<boolean> {
  const recorded = await updateItem(
    TableName,
    { [key]: contact, [sortKey]: messageEntry(id) },
    {
      UpdateExpression: 'SET outcome = :outcome',
      ConditionExpression: `attribute_exists(#key)${
        outcome === 'bounced' ? ' AND attribute_not_exists(outcome)' : ''
      }`,
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':outcome': outcome },
    },
  );
  return recorded !== undefined;
}

/** The message whose mail has a `Message-ID`, without angle brackets. The index may lag by some seconds. */
export async function mailOf(messageId: string): Promise<StoredMessage | undefined> {
  const { Items: [row] = [] } = await queryPage({
    TableName,
    IndexName: messageIdIndex.index,
    KeyConditionExpression: '#id = :id',
    ExpressionAttributeNames: { '#id': messageIdIndex.partitionKey },
    ExpressionAttributeValues: { ':id': messageId },
    Limit: 1,
  });
  return row && StoredMessage.parse(row);
}
