import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('settingsTable');
const { key, sortKey } = tables.settings;
const kind: SettingsKind = 'reply-templates';
const Key = { [key]: kind, [sortKey]: 'all' };

const StoredTemplates = z.object({
  ...ReplyTemplates.shape,
  /** Who made them what they are, and as which version. */
  lastChange: z.object({ version: z.number(), author: z.string(), at: z.string() }),
});
export type StoredTemplates = z.infer<typeof StoredTemplates>;

/**
 * @returns undefined while nobody has changed them
 * @throws ApiError `unavailable`
 */
export async function readTemplates(): Promise<StoredTemplates | undefined> {
  const { Item } = await mapOutage(
    dynamodb.send(new GetCommand({ TableName, Key, ConsistentRead: true })),
  );
  return Item && StoredTemplates.parse(Item);
}

/**
 * Replaces the templates of the version before.
 * @returns false if somebody else replaced them meanwhile
 * @throws ApiError `unavailable`; whether they were stored is unknown then
 */
export async function saveTemplates(next: StoredTemplates): Promise<boolean> {
  const put = new PutCommand({
    TableName,
    Item: { ...Key, ...next },
    ConditionExpression: 'attribute_not_exists(#key) OR #lastChange.#version = :seen',
    ExpressionAttributeNames: { '#key': key, '#lastChange': 'lastChange', '#version': 'version' },
    ExpressionAttributeValues: { ':seen': next.lastChange.version - 1 },
  });
  try {
    await mapOutage(dynamodb.send(put));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
