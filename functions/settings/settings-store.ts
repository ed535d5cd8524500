import { isDeepStrictEqual } from 'node:util';
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { addItem, putItem, readItem, updateItem } from '../aws/items.ts';
import { queryItems } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('SETTINGS_TABLE');
const { partitionKey: key, sortKey } = tables.settings;

/** All entries of a kind, or a range of names, sorted by name. */
export function readSettings(
  kind: SettingsKind,
  range?: { readonly from: string; readonly to: string },
): Promise<Record<string, unknown>[]> {
  return queryItems({
    TableName,
    KeyConditionExpression: `#key = :kind${range ? ' AND #entry BETWEEN :from AND :to' : ''}`,
    ExpressionAttributeNames: { '#key': key, ...(range && { '#entry': sortKey }) },
    ExpressionAttributeValues: {
      ':kind': kind,
      ...(range && { ':from': range.from, ':to': range.to }),
    },
    ConsistentRead: true,
  });
}

/** One entry of a kind. */
export function readSetting(
  kind: SettingsKind,
  entry: string,
): Promise<Record<string, unknown> | undefined> {
  return readItem(TableName, { [key]: kind, [sortKey]: entry });
}

/**
 * Adds an entry unless its name exists.
 * @throws ApiError `unavailable`; it may have been stored
 */
export async function addSetting(kind: SettingsKind, entry: string, value: object): Promise<void> {
  await addItem(TableName, key, { ...value, [key]: kind, [sortKey]: entry });
}

/**
 * Stores an entry, replacing one of that name.
 * @throws ApiError `unavailable`; it may have been stored
 */
export async function saveSetting(kind: SettingsKind, entry: string, value: object): Promise<void> {
  await putItem(TableName, { ...value, [key]: kind, [sortKey]: entry });
}

/**
 * Replaces the entry that was read, or adds one.
 * @param seen the path of a numeric attribute and the value it had
 * @returns false if somebody else replaced the entry meanwhile
 * @throws ApiError `unavailable`; it may have been stored
 */
export function replaceSetting(
  kind: SettingsKind,
  entry: string,
  value: object,
  seen: { readonly path: string; readonly value: number },
): Promise<boolean> {
  const names = [key, ...seen.path.split('.')];
  const Item = { ...value, [key]: kind, [sortKey]: entry };
  const condition = {
    ConditionExpression: `attribute_not_exists(#${key}) OR ${seen.path.replaceAll(/\w+/g, '#$&')} = :seen`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ':seen': seen.value },
  };
  return putItem(TableName, Item, condition, async () =>
    isDeepStrictEqual(await readSetting(kind, entry), Item),
  );
}

/**
 * Updates or creates an entry.
 * @returns the new entry; undefined if the update's condition failed
 * @throws ApiError `unavailable`; it may have been updated
 */
export async function updateSetting(
  kind: SettingsKind,
  entry: string,
  change: Omit<UpdateCommandInput, 'TableName' | 'Key' | 'ReturnValues'>,
): Promise<Record<string, unknown> | undefined> {
  const item = { [key]: kind, [sortKey]: entry };
  return (await updateItem(TableName, item, { ReturnValues: 'ALL_NEW', ...change }))?.Attributes;
}
