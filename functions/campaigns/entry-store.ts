import { outboxIndex } from '#contract/tables.ts';
import { deleteItem, putItem, readItem, updateItem } from '../aws/items.ts';
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
  await putItem(TableName, { ...row, ...keyOf(campaign, entry) });
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
  await deleteItem(TableName, keyOf(campaign, entry));
}

/**
 * Deletes a claimed row.
 * @returns false if it was stored anew, or claimed by another run
 */
export async function deleteClaimed({ key, due }: ClaimedRow): Promise<boolean> {
  const deleted = await deleteItem(TableName, key, {
    ConditionExpression: '#due = :due',
    ExpressionAttributeNames: { '#due': outboxIndex.sortKey },
    ExpressionAttributeValues: { ':due': due },
  });
  return deleted !== undefined;
}
