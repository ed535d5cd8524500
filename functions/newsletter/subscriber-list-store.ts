import * as z from 'zod/mini';
import {
  ConsentEvent,
  Subscriber,
  type SubscriberStatus,
  subscriberStatuses,
} from '#contract/newsletter.ts';
import { statusIndex, wholeFeed } from '#contract/tables.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  feedPartitions,
  type ListPage,
  type ListPageRequest,
  type Partition,
  readListPage,
} from '../lists/list-store.ts';

/** Rows without an expiry stay. */
const table = { name: fromEnvironment('SUBSCRIBERS_TABLE') };

export const StoredSubscriber = z.extend(Subscriber, {
  status: z._default(z.enum(subscriberStatuses), 'unconfirmed'),
  consent: z._default(z.array(ConsentEvent), []),
});

/** The subscribers of a status, or all, newest first. What an older release left in both indexes is shown once. */
export async function readSubscribers(
  status: SubscriberStatus | undefined,
  request: ListPageRequest,
): Promise<ListPage<Subscriber>> {
  const statuses = status === undefined ? subscriberStatuses : [status];
  const partitions = statuses.flatMap(partitionsOf);
  const { rows, last } = await readListPage(table, StoredSubscriber, partitions, request);
  return { rows: rows.filter((row) => statuses.includes(row.status)), last };
}

function partitionsOf(status: SubscriberStatus): Partition[] {
  return status === 'unconfirmed'
    ? feedPartitions(wholeFeed)
    : [{ index: statusIndex, value: status }];
}
