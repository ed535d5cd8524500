import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { Delivery } from './delivery.ts';
import { outboxKeys } from './outbox-keys.ts';

const TableName = fromEnvironment('DELIVERIES_TABLE');

/**
 * Adds a delivery to a webhook, once.
 * @throws ApiError `unavailable`; a retry finds out
 */
export async function addDelivery(delivery: Delivery): Promise<void> {
  const { endpoint, entry, at } = delivery;
  const put = new PutCommand({
    TableName,
    Item: { ...delivery, ...outboxKeys(at, `${endpoint}#${entry}`) },
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': tables.deliveries.key },
  });
  await conditionalWrite(dynamodb.send(put));
}
