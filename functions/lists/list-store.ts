import type * as z from 'zod/mini';
import { queryPages } from '../aws/query-items.ts';
import { rowsInOrder, take } from './ordered-rows-store.ts';
import {
  type KeyRange,
  newest,
  oldest,
  type Partition,
  type PartitionRange,
  unexpiredAnd,
} from './partition-store.ts';

export interface ListPageRequest extends Omit<PartitionRange, 'from'> {
  /** Maximum rows. */
  readonly limit: number;
}

export interface ListPage<Row> {
  /** In the requested order. */
  readonly rows: readonly Row[];
  /** The sort key of the last row, if more rows follow. */
  readonly last?: string | undefined;
}

/**
 * A page of rows from several partitions in the requested order, parsed by `schema`. Reads at most `limit + 1` rows per
 * partition, or with a condition until so many meet it, and of several partitions the page's rows once more.
 */
export async function readListPage<Row>(
  table: string,
  schema: z.ZodMiniType<Row> & { readonly shape: object },
  partitions: readonly Partition[],
  { limit, ...range }: ListPageRequest,
): Promise<ListPage<Row>> {
  const reading = { window: limit + 1, readsAhead: false };
  const inOrder = rowsInOrder(table, Object.keys(schema.shape), partitions, range, reading);
  const rows = await take(inOrder, limit + 1);
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ row }) => schema.parse(row)),
    last: rows.length > limit ? page.at(-1)?.key : undefined,
  };
}

/**
 * Counts the rows of several partitions, or of a range of them, up to `max`. Reads no more than that without a condition,
 * one partition after the other.
 */
export async function countRows(
  table: string,
  partitions: readonly Partition[],
  max: number,
  { from = oldest, after = newest, where }: KeyRange & Pick<ListPageRequest, 'where'> = {},
): Promise<number> {
  const { condition, names, values } = unexpiredAnd(where);
  let count = 0;
  for (const { index, value } of partitions) {
    const pages = queryPages({
      TableName: table,
      IndexName: index.index,
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :after',
      FilterExpression: condition,
      ExpressionAttributeNames: {
        ...names,
        '#partition': index.partitionKey,
        '#sort': index.sortKey,
      },
      ExpressionAttributeValues: { ...values, ':partition': value, ':from': from, ':after': after },
      Select: 'COUNT',
      Limit: where === undefined ? max - count : undefined,
    });
    for await (const { Count = 0 } of pages) {
      count += Count;
      if (count >= max) return max;
    }
  }
  return count;
}
