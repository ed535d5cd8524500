import * as z from 'zod/mini';
import { Subscriber, SubscriberStatus, subscriberStatuses } from '#contract/newsletter.ts';
import { statusIndex, tables } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { type ListPage, type ListPageRequest, readListPage } from '../lists/list-store.ts';
import { isExpired } from '../retention/unexpired.ts';

const table = fromEnvironment('SUBSCRIBERS_TABLE');

/** The subscribers of one status or all, newest first. */
export function readSubscribers(
  status: SubscriberStatus | undefined,
  request: ListPageRequest,
): Promise<ListPage<Subscriber>> {
  const statuses = status === undefined ? subscriberStatuses : [status];
  const partitions = statuses.map((value) => ({ index: statusIndex, value }));
  return readListPage(table, Subscriber, partitions, request);
}

const Row = z.object({ status: SubscriberStatus });

/**
 * What the newsletter knows of an address; null if nothing.
 * @param email normalised
 */
export async function readStatus(email: string): Promise<SubscriberStatus | null> {
  const item = await readItem(table, { [tables.subscribers.partitionKey]: email });
  return item === undefined || isExpired(item) ? null : Row.parse(item).status;
}
