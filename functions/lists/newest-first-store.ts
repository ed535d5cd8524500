import {
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { listKey } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { type KeyedRow, type KeyRange, type Partition, partitionQuery } from './list-store.ts';

/** Rows per query: a quarter of the 1 MB limit, so that five at once stay small. */
const pageSize = 200;

/**
 * All rows of several partitions, newest first. It prefetches each partition's next rows, so reading on costs only the
 * rows themselves, and stopping wastes at most one page per partition.
 */
export async function* rowsNewestFirst(
  table: string,
  fields: readonly string[],
  partitions: readonly Partition[],
  range: KeyRange,
): AsyncGenerator<KeyedRow> {
  const sources = partitions.map((partition) =>
    rowsOf({ ...partitionQuery(table, partition, fields, range), Limit: pageSize }),
  );
  const heads = await Promise.all(sources.map(headOf));
  let last = range.after;
  for (;;) {
    const newest = heads.reduce<Head | undefined>(newer, undefined);
    if (newest === undefined) return;
    // A row that moved between partitions meanwhile appears in both.
    if (newest.row.key !== last) yield newest.row;
    last = newest.row.key;
    heads[heads.indexOf(newest)] = await headOf(newest.source);
  }
}

interface Head {
  readonly row: KeyedRow;
  readonly source: AsyncGenerator<KeyedRow>;
}

async function headOf(source: AsyncGenerator<KeyedRow>): Promise<Head | undefined> {
  const { value, done } = await source.next();
  return done ? undefined : { row: value, source };
}

function newer(one: Head | undefined, other: Head | undefined): Head | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.row.key < other.row.key ? other : one;
}

async function* rowsOf(input: QueryCommandInput): AsyncGenerator<KeyedRow> {
  let page: Promise<QueryCommandOutput> | undefined = fetchPage(input);
  while (page) {
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await page;
    page = LastEvaluatedKey && fetchPage({ ...input, ExclusiveStartKey: LastEvaluatedKey });
    // Nobody may await it; whoever does gets the error.
    page?.catch(() => {});
    for (const { [listKey]: key, ...row } of Items) yield { key: String(key), row };
  }
}

function fetchPage(input: QueryCommandInput): Promise<QueryCommandOutput> {
  return mapOutage(dynamodb.send(new QueryCommand(input)));
}
