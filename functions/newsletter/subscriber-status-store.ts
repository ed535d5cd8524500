import * as z from 'zod/mini';
import { SubscriberStatus } from '#contract/newsletter.ts';
import { tables } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { isExpired } from '../retention/unexpired.ts';

const TableName = fromEnvironment('SUBSCRIBERS_TABLE');

const Row = z.object({ status: SubscriberStatus });

/**
 * What the newsletter knows of an address; null if nothing.
 * @param email normalised
 */
export async function readStatus(email: string): Promise<SubscriberStatus | null> {
  const item = await readItem(TableName, { [tables.subscribers.partitionKey]: email });
  return item === undefined || isExpired(item) ? null : Row.parse(item).status;
}
