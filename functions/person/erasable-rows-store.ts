import { DeleteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { notePrefix } from '../activity/entry.ts';

const { partitionKey: key, sortKey } = tables.activity;
const Note = z.object({ [key]: z.string(), [sortKey]: z.string(), at: z.string() });

/** All notes on a contact, including expired ones, with the attributes that deletion needs. */
export async function notesOf(client: DynamoDBDocumentClient, TableName: string, subject: string) {
  const query = {
    TableName,
    KeyConditionExpression: '#key = :subject AND begins_with(#sort, :prefix)',
    ProjectionExpression: '#key, #sort, #at',
    ExpressionAttributeNames: { '#key': key, '#sort': sortKey, '#at': 'at' },
    ExpressionAttributeValues: { ':subject': subject, ':prefix': notePrefix },
    ConsistentRead: true,
  };
  const notes = [];
  for await (const { Items = [] } of paginateQuery({ client }, query)) {
    for (const { at, ...note } of Items.map((row) => Note.parse(row)))
      notes.push({ at, key: note });
  }
  return notes;
}

/** The keys of all rows of a contact's conversation: messages and notices, including expired ones. */
export async function conversationOf(
  client: DynamoDBDocumentClient,
  TableName: string,
  contact: string,
): Promise<Record<string, unknown>[]> {
  const { partitionKey: partition, sortKey: sort } = tables.messages;
  const query = {
    TableName,
    KeyConditionExpression: '#key = :contact',
    ProjectionExpression: '#key, #sort',
    ExpressionAttributeNames: { '#key': partition, '#sort': sort },
    ExpressionAttributeValues: { ':contact': contact },
    ConsistentRead: true,
  };
  const rows = [];
  for await (const { Items = [] } of paginateQuery({ client }, query)) rows.push(...Items);
  return rows;
}

/** @returns the number of deleted rows: 0 if done before */
export async function deleteRow(
  client: DynamoDBDocumentClient,
  TableName: string,
  Key: Record<string, unknown>,
): Promise<number> {
  const command = new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD' });
  return (await client.send(command)).Attributes ? 1 : 0;
}
