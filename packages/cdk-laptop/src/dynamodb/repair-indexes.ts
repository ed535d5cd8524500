import {
  createKey,
  type Database,
  getIndexActions,
  type Item,
  type Table,
} from 'dynalite/db/index.js';

/**
 * Makes the indexes consistent with their tables. dynalite does not write a row and its index entries atomically.
 * A process killed in between leaves an entry without its row, which a retry would list twice, or a row that no
 * query on the index finds.
 */
export async function repairIndexes(db: Database): Promise<void> {
  for await (const [, table] of db.iterator<Table>(range('table~'))) {
    const items = `item-${table.TableName}~`;
    for (const index of table.GlobalSecondaryIndexes ?? []) {
      const entries = `index-global~${table.TableName}~${index.IndexName}~`;
      const entryOf = (item: Item) => getIndexActions([index], null, item, table).puts[0];
      for await (const [key, entry] of db.iterator<Item>(range(entries))) {
        const item = await db.get<Item>(items + createKey(entry, table));
        const valid = item !== undefined && entries + entryOf(item)?.key === key;
        if (!valid) await db.del(key);
      }
      for await (const [, item] of db.iterator<Item>(range(items))) {
        const entry = entryOf(item);
        if (entry === undefined || (await db.get(entries + entry.key)) !== undefined) continue;
        await db.put(entries + entry.key, entry.item);
      }
    }
  }
}

function range(prefix: string) {
  return { gt: prefix, lt: `${prefix}\u{FF}` };
}
