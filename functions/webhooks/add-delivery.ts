import { tables } from '#contract/tables.ts';
import { addItem } from '../aws/items.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { Delivery } from './delivery.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';

const TableName = fromEnvironment('DELIVERIES_TABLE');

/**
 * Adds a delivery to a webhook, once.
 * @throws ApiError `unavailable`; a retry finds out
 */
export async function addDelivery(delivery: Delivery): Promise<void> {
  const { webhook, entry, at } = delivery;
  const row = { ...delivery, ...outboxKeys(at, `${webhook}#${entry}`) };
  await addItem(TableName, tables.deliveries.partitionKey, row);
}
