import { Subscriber, type SubscriberStatus, subscriberStatuses } from '#contract/newsletter.ts';
import { statusIndex } from '#contract/tables.ts';
import { fromEnvironment } from '../http/environment.ts';
import { type ListPage, type ListPageRequest, readListPage } from '../lists/list-store.ts';

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
