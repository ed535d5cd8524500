import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { type ListIndex, listKey } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { unexpired } from '../retention/unexpired.ts';

export interface ListPageRequest {
  /** Maximum rows. */
  readonly limit: number;
  /** The sort key after which the page begins. Left out: the first row. */
  readonly after?: string | undefined;
  readonly order?: Order | undefined;
  readonly where?: RowCondition | undefined;
}

/** Leaves rows of a partition out. DynamoDB reads them all the same, 1 MB a call. */
export interface RowCondition {
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Which rows come first. Default: the newest. */
type Order = 'newest' | 'oldest';

export interface ListPage<Row> {
  /** In the requested order. */
  readonly rows: readonly Row[];
  /** The sort key of the last row, if more rows follow. */
  readonly last?: string | undefined;
}

/** One partition of an index. */
export interface Partition {
  readonly index: ListIndex;
  readonly value: string;
}

export interface KeyedRow {
  readonly key: string;
  readonly row: Record<string, unknown>;
}

/**
 * A page of rows from several partitions in the requested order, parsed by `schema`. Reads at most `limit + 1` rows per
 * partition, or with a condition until so many meet it. Several partitions are read twice: a row that moves from one that
 * has not been read yet to one that has been is in the second reading. It is shown once.
 */
export async function readListPage<Row>(
  table: string,
  schema: z.ZodMiniType<Row> & { readonly shape: object },
  partitions: readonly Partition[],
  { limit, after, order = 'newest', where }: ListPageRequest,
): Promise<ListPage<Row>> {
  const fields = Object.keys(schema.shape);
  const readAll = () =>
    Promise.all(
      partitions.map((partition) =>
        mapOutage(
          readPartition(
            partitionQuery(table, partition, fields, { after, order, where }),
            limit + 1,
            where === undefined,
          ),
        ),
      ),
    );
  const first = partitions.length > 1 ? await readAll() : [];
  const read = [...first, ...(await readAll())].flat();
  const merged = [...new Map(read.map((row) => [row.key, row])).values()].toSorted(
    order === 'newest' ? newestFirst : (one, other) => newestFirst(other, one),
  );
  const page = merged.slice(0, limit);
  return {
    rows: page.map(({ row }) => schema.parse(row)),
    last: merged.length > limit ? page.at(-1)?.key : undefined,
  };
}

/**
 * Counts the rows of several partitions, or of a range of them, up to `max`. Reads no more than that without a condition,
 * one partition after the other.
 */
export function countRows(
  table: string,
  partitions: readonly Partition[],
  max: number,
  range: KeyRange & Pick<ListPageRequest, 'where'> = {},
): Promise<number> {
  return mapOutage(countPartitions(table, partitions, max, range));
}

async function countPartitions(
  table: string,
  partitions: readonly Partition[],
  max: number,
  { from = oldest, after = newest, where }: KeyRange & Pick<ListPageRequest, 'where'>,
): Promise<number> {
  const { condition, names, values } = both(unexpired(), where);
  let count = 0;
  for (const { index, value } of partitions) {
    const pages = paginateQuery(
      { client: dynamodb, ...(where === undefined && { pageSize: max - count }) },
      {
        TableName: table,
        IndexName: index.index,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :after',
        FilterExpression: condition,
        ExpressionAttributeNames: {
          ...names,
          '#partition': index.partitionKey,
          '#sort': index.sortKey,
        },
        ExpressionAttributeValues: {
          ...values,
          ':partition': value,
          ':from': from,
          ':after': after,
        },
        Select: 'COUNT',
      },
    );
    for await (const { Count = 0 } of pages) {
      count += Count;
      if (count >= max) return max;
    }
  }
  return count;
}

/** Sort after and before every sort key of an index. */
const [newest, oldest] = ['~', '0'];

/** A range of an index's sort keys. */
export interface KeyRange {
  /** Rows older than this one, or newer with `order`. Left out: from the first. With `from`, the row itself is included. */
  readonly after?: string | undefined;
  /** The oldest row or its time. */
  readonly from?: string | undefined;
}

/** A query for a partition's unexpired rows, newest first by default. */
export function partitionQuery(
  table: string,
  { index, value }: Partition,
  fields: readonly string[],
  {
    order = 'newest',
    after = order === 'newest' ? newest : oldest,
    from,
    where,
  }: KeyRange & Pick<ListPageRequest, 'order' | 'where'>,
): QueryCommandInput {
  const beyond = order === 'newest' ? '#0 < :after' : '#0 > :after';
  const condition = from === undefined ? beyond : '#0 BETWEEN :from AND :after';
  const projected = [listKey, ...fields].map((field, at) => [`#${at}`, field] as const);
  const { condition: filter, names, values } = both(unexpired(), where);
  return {
    TableName: table,
    IndexName: index.index,
    KeyConditionExpression: `#partition = :partition AND ${condition}`,
    FilterExpression: filter,
    ProjectionExpression: projected.map(([name]) => name).join(', '),
    ExpressionAttributeNames: {
      ...names,
      '#partition': index.partitionKey,
      ...Object.fromEntries(projected),
    },
    ExpressionAttributeValues: {
      ...values,
      ':partition': value,
      ':after': after,
      ...(from !== undefined && { ':from': from }),
    },
    ScanIndexForward: order === 'oldest',
  };
}

function both(one: RowCondition, other: RowCondition | undefined): RowCondition {
  if (other === undefined) return one;
  return {
    condition: `${one.condition} AND ${other.condition}`,
    names: { ...one.names, ...other.names },
    values: { ...one.values, ...other.values },
  };
}

/**
 * A partition's first rows. A DynamoDB response holds at most 1 MB, so long messages may take several.
 * @param isWhole whether the query leaves none out
 */
async function readPartition(
  input: QueryCommandInput,
  limit: number,
  isWhole: boolean,
): Promise<KeyedRow[]> {
  const rows: KeyedRow[] = [];
  const paging = { client: dynamodb, ...(isWhole && { pageSize: limit }) };
  for await (const { Items = [] } of paginateQuery(paging, input)) {
    rows.push(...Items.map(({ [listKey]: key, ...row }) => ({ key: String(key), row })));
    if (rows.length >= limit) break;
  }
  return rows;
}

/** Compares keys as text, as DynamoDB does. */
function newestFirst(one: KeyedRow, other: KeyedRow): number {
  return one.key < other.key ? 1 : -1;
}
