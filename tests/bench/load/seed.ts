import { create, createKey, getIndexActions, type Table } from 'dynalite/db/index.js';
import { row, table } from '../rows.ts';

/** Rows that are written at once. */
const batch = 5_000;

/**
 * Writes the rows number `from` to `to` where dynalite keeps them, beside their entries in the index and as
 * it writes both itself, but without its API: a million rows take minutes instead of hours. No other
 * process may have the database open, and the table must be there.
 */
export async function seed(path: string, from: number, to: number): Promise<void> {
  const { db } = create({ path });
  const definition = await db.get<Table>(`table~${table}`);
  if (definition === undefined) throw new Error(`${path} has no table ${table}.`);
  const { GlobalSecondaryIndexes: indexes = [] } = definition;
  for (let first = from; first < to; first += batch) {
    const puts = Array.from({ length: Math.min(batch, to - first) }, (_, at) => {
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

/** How many rows a database holds in the one table whose name holds `name`. */
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

/** A row in DynamoDB's own JSON. */
function attributesOf(values: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );
}
