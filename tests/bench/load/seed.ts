import { create, createKey, getIndexActions, type Table } from 'dynalite/db/index.js';
import { row, table } from '../rows.ts';

/** Rows. */
const batchSize = 5_000;

/**
 * Writes the rows `from` (included) to `to` (excluded) and their index entries into dynalite's database, without its
 * API: a million rows take minutes instead of hours. The table must exist, and no other process may use the database.
 */
export async function seed(path: string, from: number, to: number): Promise<void> {
  const { db } = create({ path });
  const definition = await db.get<Table>(`table~${table}`);
  if (definition === undefined) throw new Error(`${path} has no table ${table}.`);
  const { GlobalSecondaryIndexes: indexes = [] } = definition;
  for (let first = from; first < to; first += batchSize) {
    const puts = Array.from({ length: Math.min(batchSize, to - first) }, (_, at) => {
      const value = attributesOf(row(first + at));
      const entries = getIndexActions(indexes, null, value, definition).puts;
      return [
        { type: 'put' as const, key: `item-${table}~${createKey(value, definition)}`, value },
        ...entries.map(({ index, key, item }) => ({
          type: 'put' as const,
          key: `index-global~${table}~${index}~${key}`,
          value: item,
        })),
      ];
    });
    await db.batch(puts.flat());
  }
  await db.close();
}

/** Counts the rows of the table whose name contains `name`. */
export async function count(path: string, name: string): Promise<number> {
  const { db } = create({ path });
  let rows = 0;
  for await (const [key] of db.iterator({ gt: 'item-', lt: 'item-\u{FF}' })) {
    const [tableName = ''] = key.slice('item-'.length).split('~', 1);
    if (tableName.includes(name)) rows += 1;
  }
  await db.close();
  return rows;
}

/** A row in DynamoDB JSON. */
function attributesOf(values: Readonly<Record<string, string | number | null>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === null
        ? { NULL: true }
        : typeof value === 'number'
          ? { N: String(value) }
          : { S: value },
    ]),
  );
}
