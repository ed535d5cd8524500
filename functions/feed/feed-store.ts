import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { feed } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';

export interface PageRequest {
  /** Rows at most. */
  readonly limit: number;
  /** The place after which the page begins; at the newest row where it is left out. */
  readonly after?: string | undefined;
}

export interface Page<Row> {
  /** Newest first. */
  readonly rows: readonly Row[];
  /** The place of the last row, where more rows follow it. */
  readonly last?: string | undefined;
}

interface Placed {
  readonly place: string;
  readonly row: Record<string, unknown>;
}

/**
 * A page of a table's rows, newest first, each with the fields of `schema` alone. It reads at most
 * `limit + 1` rows of each shard, however many there are.
 * @throws ApiError `unavailable`.
 */
export async function readPage<Row>(
  table: string,
  schema: z.ZodMiniType<Row> & { readonly shape: object },
  { limit, after }: PageRequest,
): Promise<Page<Row>> {
  const shards = Array.from({ length: feed.shards }, (_, shard) =>
    mapOutage(readShard(query(table, shard, Object.keys(schema.shape), after), limit + 1)),
  );
  const merged = (await Promise.all(shards)).flat().toSorted(newestFirst);
  const page = merged.slice(0, limit);
  return {
    rows: page.map(({ row }) => schema.parse(row)),
    last: merged.length > limit ? page.at(-1)?.place : undefined,
  };
}

function query(
  table: string,
  shard: number,
  fields: readonly string[],
  after: string | undefined,
): QueryCommandInput {
  const names = [feed.sortKey, ...fields].map((field, at) => [`#${at}`, field] as const);
  return {
    TableName: table,
    IndexName: feed.index,
    KeyConditionExpression: `#shard = :shard${after === undefined ? '' : ' AND #0 < :after'}`,
    ProjectionExpression: names.map(([name]) => name).join(', '),
    ExpressionAttributeNames: { '#shard': feed.partitionKey, ...Object.fromEntries(names) },
    ExpressionAttributeValues: { ':shard': shard, ...(after !== undefined && { ':after': after }) },
    ScanIndexForward: false,
  };
}

/** A shard's newest rows. One answer of DynamoDB ends at 1 MB, so that long messages may take several. */
async function readShard(input: QueryCommandInput, limit: number): Promise<Placed[]> {
  const rows: Placed[] = [];
  for await (const { Items = [] } of paginateQuery({ client: dynamodb, pageSize: limit }, input)) {
    rows.push(...Items.map(({ [feed.sortKey]: place, ...row }) => ({ place: String(place), row })));
    if (rows.length >= limit) break;
  }
  return rows;
}

/** Places are compared as text, as DynamoDB sorts them. */
function newestFirst(one: Placed, other: Placed): number {
  return one.place < other.place ? 1 : -1;
}
