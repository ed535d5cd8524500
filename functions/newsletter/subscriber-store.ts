import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Subscriber } from '#contract/newsletter.ts';
import { tables, wholeFeed } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import {
  feedPartitions,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';
import { listKeys } from '../lists/list-row.ts';
import { fromEnvironment } from '../http/environment.ts';

/** Rows without an expiry stay. */
const table = { name: fromEnvironment('subscribersTable') };

/**
 * Stores a subscriber unless the address is there already; one without spam signals replaces one
 * with them. It is one write either way, and its outcome is not returned, so that neither a response nor
 * its timing reveals who reads the newsletter.
 * @throws ApiError `unavailable`.
 */
export async function storeSubscriber(subscriber: Subscriber): Promise<void> {
  const { id, subscribedAt, suspicions } = subscriber;
  const put = new PutCommand({
    TableName: table.name,
    Item: { ...subscriber, ...listKeys(id, subscribedAt) },
    ConditionExpression: `attribute_not_exists(#key)${suspicions ? '' : ' OR attribute_exists(suspicions)'}`,
    ExpressionAttributeNames: { '#key': tables.subscribers.key },
  });
  try {
    await mapOutage(dynamodb.send(put));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Newest first. */
export function readSubscribers(request: ListPageRequest): Promise<ListPage<Subscriber>> {
  return readListPage(table, Subscriber, feedPartitions(wholeFeed), request);
}
