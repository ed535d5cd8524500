import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { listIndex } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';

export interface ListPageRequest {
  /** Max rows. */
  readonly limit: number;
  /** The sort key after which the page begins. Left out: at the newest row. */
  readonly after?: string | undefined;
}

export interface ListPage<Row> {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** The sort key of the last row, if more rows follow. */
  readonly last?: string | undefined;
}

interface KeyedRow {
  readonly key: string;
  readonly row: Record<string, unknown>;
}

/**
 * A page of a table's rows, newest first, each with the fields of `schema` alone. It reads at most
 * `limit + 1` rows of each shard, however many there are.
 * @throws ApiError `unavailable`.
 */
export async function readListPage<Row>(
  table: string,
  schema: z.ZodMiniType<Row> & { readonly shape: object },
  { limit, after }: ListPageRequest,
): Promise<ListPage<Row>> {
  const shards = Array.from({ length: listIndex.shards }, (_, shard) =>
    mapOutage(readShard(query(table, shard, Object.keys(schema.shape), after), limit + 1)),
  );
  const merged = (await Promise.all(shards)).flat().toSorted(newestFirst);
  const page = merged.slice(0, limit);
  return {
    rows: page.map(({ row }) => schema.parse(row)),
    last: merged.length > limit ? page.at(-1)?.key : undefined,
  };
}

function query(
  table: string,
  shard: number,
  fields: readonly string[],
  after: string | undefined,
): QueryCommandInput {
  const names = [listIndex.sortKey, ...fields].map((field, at) => [`#${at}`, field] as const);
  return {
    TableName: table,
    IndexName: listIndex.index,
    KeyConditionExpression: `#shard = :shard${after === undefined ? '' : ' AND #0 < :after'}`,
    ProjectionExpression: names.map(([name]) => name).join(', '),
    ExpressionAttributeNames: { '#shard': listIndex.partitionKey, ...Object.fromEntries(names) },
    ExpressionAttributeValues: { ':shard': shard, ...(after !== undefined && { ':after': after }) },
    ScanIndexForward: false,
  };
}

/** A shard's newest rows. A response of DynamoDB holds at most 1 MB, so long messages may take several. */
async function readShard(input: QueryCommandInput, limit: number): Promise<KeyedRow[]> {
  const rows: KeyedRow[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb, pageSize: limit }, input)) {
    rows.push(...Items.map(({ [listIndex.sortKey]: key, ...row }) => ({ key: String(key), row })));
    if (rows.length >= limit) break;
  }
  return rows;
}

/** Compares keys as text, as DynamoDB sorts them. */
function newestFirst(one: KeyedRow, other: KeyedRow): number {
  return one.key < other.key ? 1 : -1;
}
