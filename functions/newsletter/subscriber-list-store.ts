import * as z from 'zod/mini';
import { ConsentEvent, Subscriber, subscriberStatuses } from '#contract/newsletter.ts';
import { wholeFeed } from '#contract/tables.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  feedPartitions,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';

/** Rows without an expiry stay. */
const table = { name: fromEnvironment('subscribersTable') };

const StoredSubscriber = z.extend(Subscriber, {
  status: z._default(z.enum(subscriberStatuses), 'unconfirmed'),
  consent: z._default(z.array(ConsentEvent), []),
});

/** Newest first. */
export function readSubscribers(request: ListPageRequest): Promise<ListPage<Subscriber>> {
  return readListPage(table, StoredSubscriber, feedPartitions(wholeFeed), request);
}
