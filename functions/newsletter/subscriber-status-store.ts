import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { SubscriberStatus } from '#contract/newsletter.ts';
import { tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { isExpired } from '../retention/unexpired.ts';

const TableName = fromEnvironment('SUBSCRIBERS_TABLE');

const Row = z.object({ status: SubscriberStatus });

/**
 * What the newsletter knows of an address; null if nothing.
 * @param email normalised
 */
export async function readStatus(email: string): Promise<SubscriberStatus | null> {
  const get = new GetCommand({
    TableName,
    Key: { [tables.subscribers.key]: email },
    ConsistentRead: true,
  });
  const { Item } = await mapOutage(dynamodb.send(get));
  return Item === undefined || isExpired(Item) ? null : Row.parse(Item).status;
}
