import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('settingsTable');
const { key, sortKey } = tables.settings;

/**
 * All entries of a kind, by the order of their names.
 * @throws ApiError `unavailable`
 */
export function readSettings(kind: SettingsKind): Promise<Record<string, unknown>[]> {
  return mapOutage(queryKind(kind));
}

async function queryKind(kind: SettingsKind): Promise<Record<string, unknown>[]> {
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName,
      KeyConditionExpression: '#key = :kind',
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':kind': kind },
      ConsistentRead: true,
    },
  );
  const entries: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) entries.push(...Items);
  return entries;
}

/**
 * One entry of a kind.
 * @throws ApiError `unavailable`
 */
export async function readSetting(
  kind: SettingsKind,
  entry: string,
): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({
    TableName,
    Key: { [key]: kind, [sortKey]: entry },
    ConsistentRead: true,
  });
  return (await mapOutage(dynamodb.send(get))).Item;
}

/**
 * Stores an entry unless there is one of that name.
 * @throws ApiError `unavailable`; whether it was stored is unknown then
 */
export async function addSetting(kind: SettingsKind, entry: string, value: object): Promise<void> {
  const put = new PutCommand({
    TableName,
    Item: { ...value, [key]: kind, [sortKey]: entry },
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
  });
  try {
    await mapOutage(dynamodb.send(put));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/**
 * Stores an entry in place of the one of that name.
 * @throws ApiError `unavailable`; whether it was stored is unknown then
 */
export async function saveSetting(kind: SettingsKind, entry: string, value: object): Promise<void> {
  const put = new PutCommand({ TableName, Item: { ...value, [key]: kind, [sortKey]: entry } });
  await mapOutage(dynamodb.send(put));
}
