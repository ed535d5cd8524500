import * as z from 'zod/mini';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import { listKey, statusIndex, tables } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
import { queryPage } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { partitionQuery } from '../lists/partition-store.ts';
import { isExpired } from '../retention/unexpired.ts';
import { Segmented } from './segment.ts';

const table = fromEnvironment('SUBSCRIBERS_TABLE');
const confirmed = 'confirmed' satisfies SubscriberStatus;

/** Rows per query: about 200 KB. */
const pageSize = 500;

const Listed = z.extend(Segmented, {
  email: z.string(),
  /** The time of the status. */
  statusAt: z.optional(z.string()),
  /** The place in the list: it never changes, whatever the status. */
  [listKey]: z.string(),
});
export type ListedSubscriber = z.infer<typeof Listed>;

interface ConfirmedPage {
  readonly rows: readonly ListedSubscriber[];
  /** After which the next page begins; undefined: this is the last. */
  readonly last: string | undefined;
}

/** A page of the confirmed subscribers, in the order of their first entry. */
export async function readConfirmed(after: string | undefined): Promise<ConfirmedPage> {
  const { Items = [], LastEvaluatedKey } = await queryPage({
    ...partitionQuery(
      table,
      { index: statusIndex, value: confirmed },
      ['email', 'tags', 'consent', 'statusAt'],
      { order: 'oldest', after },
    ),
    Limit: pageSize,
  });
  return {
    rows: Items.map((row) => Listed.parse(row)),
    last: LastEvaluatedKey && String(LastEvaluatedKey[listKey]),
  };
}

const Row = z.object({ id: z.string(), status: z.string() });

/** The id of a subscriber; undefined if the address is not confirmed any more. */
export async function confirmedId(email: string): Promise<string | undefined> {
  // Erased.
  if (email === '') return undefined;
  const item = await readItem(table, { [tables.subscribers.partitionKey]: email });
  const row = item === undefined || isExpired(item) ? undefined : Row.parse(item);
  return row?.status === confirmed ? row.id : undefined;
}
