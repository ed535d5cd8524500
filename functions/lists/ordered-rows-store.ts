import type { QueryCommandInput, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { listKey } from '#contract/tables.ts';
import { queryPage } from '../aws/query-items.ts';
import { type Partition, partitionQuery, type PartitionRange } from './partition-store.ts';

export interface KeyedRow {
  readonly key: string;
  readonly row: Record<string, unknown>;
}

interface Reading {
  /** Rows that are read at once. */
  readonly window: number;
  /** Whether each partition's next rows are fetched before they are needed. */
  readonly readsAhead: boolean;
}

/** Rows per query: a quarter of the 1 MB limit, so that five at once stay small. */
const endless: Reading = { window: 200, readsAhead: true };

/**
 * The rows of several partitions in the order of the range, each once. What several partitions hold is read twice, window
 * by window: a row that moves from one that has not been read yet to one that has been is in the second reading. Stopping
 * wastes at most two windows per partition.
 */
export async function* rowsInOrder(
  table: string,
  fields: readonly string[],
  partitions: readonly Partition[],
  range: PartitionRange,
  { window, readsAhead }: Reading = endless,
): AsyncGenerator<KeyedRow> {
  const read = (part: PartitionRange, paging?: Paging) =>
    partitions.map((partition) =>
      rowsOf(partitionQuery(table, partition, fields, { ...range, ...part }), paging),
    );
  // DynamoDB counts the rows that a condition leaves out.
  const limit = range.where === undefined ? window : undefined;
  const merged = mergeRows(read({}, { limit, readsAhead }), range);
  let { after } = range;
  for (;;) {
    const first = await take(merged, window);
    const isLast = first.length < window;
    const from = isLast ? range.from : first.at(-1)?.key;
    const again = partitions.length > 1 ? read({ after, from }) : [];
    const second = await Promise.all(again.map((source) => take(source)));
    const rows = new Map([...first, ...second.flat()].map((row) => [row.key, row]));
    for (const row of [...rows.values()].toSorted(comparing(range)))
      if (row.key !== after) yield row;
    if (isLast) return;
    after = from;
  }
}

/** The next rows, up to a number. */
export async function take(
  rows: AsyncGenerator<KeyedRow>,
  count = Infinity,
): Promise<readonly KeyedRow[]> {
  const taken: KeyedRow[] = [];
  while (taken.length < count) {
    const { value, done } = await rows.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

interface Head {
  readonly row: KeyedRow;
  readonly source: AsyncGenerator<KeyedRow>;
}

/** The rows of several sources in their common order. Every source is read at least as far. */
async function* mergeRows(
  sources: readonly AsyncGenerator<KeyedRow>[],
  range: PartitionRange,
): AsyncGenerator<KeyedRow> {
  const compare = comparing(range);
  const heads = await Promise.all(sources.map(headOf));
  for (;;) {
    const [next] = heads
      .filter((head) => head !== undefined)
      .toSorted((one, other) => compare(one.row, other.row));
    if (next === undefined) return;
    yield next.row;
    heads[heads.indexOf(next)] = await headOf(next.source);
  }
}

async function headOf(source: AsyncGenerator<KeyedRow>): Promise<Head | undefined> {
  const { value, done } = await source.next();
  return done ? undefined : { row: value, source };
}

/** Compares keys as text, as DynamoDB does. */
function comparing({ order = 'newest' }: PartitionRange) {
  const before = order === 'newest' ? 1 : -1;
  return (one: KeyedRow, other: KeyedRow) => {
    if (one.key === other.key) return 0;
    return one.key < other.key ? before : -before;
  };
}

interface Paging {
  readonly limit: number | undefined;
  readonly readsAhead: boolean;
}

async function* rowsOf(
  input: QueryCommandInput,
  { limit, readsAhead }: Paging = { limit: undefined, readsAhead: false },
): AsyncGenerator<KeyedRow> {
  let page: Promise<QueryCommandOutput> | undefined = queryPage({ ...input, Limit: limit });
  while (page) {
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await page;
    const following = (): typeof page =>
      LastEvaluatedKey &&
      queryPage({ ...input, Limit: limit, ExclusiveStartKey: LastEvaluatedKey });
    page = readsAhead ? following() : undefined;
    // Nobody may await it; whoever does gets the error.
    page?.catch(() => {});
    for (const { [listKey]: key, ...row } of Items) yield { key: String(key), row };
    page ??= following();
  }
}
