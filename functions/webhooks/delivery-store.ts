import * as z from 'zod/mini';
import { deliveriesShown } from '#contract/notifications.ts';
import { outboxIndex, tables } from '#contract/tables.ts';
import { putItem, readItem } from '../aws/items.ts';
import { queryPage } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { Delivery } from './delivery.ts';

const TableName = fromEnvironment('DELIVERIES_TABLE');
const { partitionKey: key, sortKey } = tables.deliveries;

/** A delivery with its result. */
export const StoredDelivery = z.extend(Delivery, {
  /** Left out if nothing is left to send. */
  [outboxIndex.partitionKey]: z.optional(z.enum(['due', 'failed'])),
  [outboxIndex.sortKey]: z.optional(z.string()),
  /** The number of the last attempt. */
  attempt: z.optional(z.number()),
  triedAt: z.optional(z.string()),
  result: z.optional(z.string()),
});
export type StoredDelivery = z.infer<typeof StoredDelivery>;

/** The latest deliveries to a webhook, newest first. */
export async function readDeliveries(webhook: string): Promise<StoredDelivery[]> {
  const { Items = [] } = await queryPage({
    TableName,
    KeyConditionExpression: '#key = :webhook',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':webhook': webhook },
    ScanIndexForward: false,
    Limit: deliveriesShown,
  });
  return Items.map((item) => StoredDelivery.parse(item));
}

/** The delivery of one event to a webhook. */
export async function readDelivery(
  webhook: string,
  entry: string,
): Promise<StoredDelivery | undefined> {
  const item = await readItem(TableName, { [key]: webhook, [sortKey]: entry });
  return item && StoredDelivery.parse(item);
}

/**
 * Records a finished delivery.
 * @param expiresAt when DynamoDB may delete it, in seconds since 1970
 */
export async function recordDelivery(delivery: StoredDelivery, expiresAt: number): Promise<void> {
  await putItem(TableName, { ...delivery, expiresAt });
}
