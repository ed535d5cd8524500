import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { outboxIndex } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { readItem, updateItem } from '../aws/items.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { ClaimedRow } from '../outbox/outbox-store.ts';
import { keyOf } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');

/** An entry as it is now. */
export function readEntry(campaign: string, entry?: string) {
  return readItem(TableName, keyOf(campaign, entry));
}

/**
 * Adds an entry beside a campaign, or replaces it.
 * @throws ApiError `unavailable`; it may be stored
 */
export async function putEntry(campaign: string, entry: string, row: object): Promise<void> {
  const put = new PutCommand({ TableName, Item: { ...row, ...keyOf(campaign, entry) } });
  await mapOutage(dynamodb.send(put));
}

/**
 * Changes an entry in one write.
 * @returns undefined if its condition failed
 * @throws ApiError `unavailable`; it may be changed
 */
export function updateEntry(
  campaign: string,
  entry: string,
  change: Parameters<typeof updateItem>[2],
  isMade?: Parameters<typeof updateItem>[3],
) {
  return updateItem(TableName, keyOf(campaign, entry), change, isMade);
}

/** Deletes an entry, if it exists. @throws ApiError `unavailable`; it may be deleted */
export async function deleteEntry(campaign: string, entry: string): Promise<void> {
  await mapOutage(dynamodb.send(new DeleteCommand({ TableName, Key: keyOf(campaign, entry) })));
}

/**
 * Deletes a claimed row.
 * @returns false if it was stored anew, or claimed by another run
 */
export async function deleteClaimed({ key, due }: ClaimedRow): Promise<boolean> {
  const command = new DeleteCommand({
    TableName,
    Key: key,
    ConditionExpression: '#due = :due',
    ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
    ExpressionAttributeValues: { ':due': due },
  });
  return (await conditionalWrite(dynamodb.send(command))) !== undefined;
}
