import { GetCommand, paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('SETTINGS_TABLE');
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
  await conditionalWrite(dynamodb.send(put));
}

/**
 * Stores an entry in place of the one of that name.
 * @throws ApiError `unavailable`; whether it was stored is unknown then
 */
export async function saveSetting(kind: SettingsKind, entry: string, value: object): Promise<void> {
  const put = new PutCommand({ TableName, Item: { ...value, [key]: kind, [sortKey]: entry } });
  await mapOutage(dynamodb.send(put));
}

/**
 * Stores an entry in place of the one that was seen, or where there is none.
 * @param seen an attribute, with dots if it is within another, and the number that it was
 * @returns false if somebody else replaced the entry meanwhile
 * @throws ApiError `unavailable`; whether it was stored is unknown then
 */
export async function replaceSetting(
  kind: SettingsKind,
  entry: string,
  value: object,
  seen: { readonly path: string; readonly value: number },
): Promise<boolean> {
  const names = [key, ...seen.path.split('.')];
  const put = new PutCommand({
    TableName,
    Item: { ...value, [key]: kind, [sortKey]: entry },
    ConditionExpression: `attribute_not_exists(#${key}) OR ${seen.path.replaceAll(/\w+/g, '#$&')} = :seen`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ':seen': seen.value },
  });
  return (await conditionalWrite(dynamodb.send(put))) !== undefined;
}
