import type { Database, Table } from 'dynalite/db/index.js';
import type { TableDefinition } from './tables.ts';

/**
 * Adds to a table the indexes of a definition that it lacks, which dynalite's own UpdateTable cannot. They are empty:
 * `repairIndexes` fills them.
 */
export async function addIndexes(
  db: Database,
  {
    TableName: name,
    AttributeDefinitions: types,
    GlobalSecondaryIndexes: wanted = [],
  }: TableDefinition,
): Promise<void> {
  const table = await db.get<Table>(`table~${name}`);
  const existing = table?.GlobalSecondaryIndexes ?? [];
  const missing = wanted
    .filter(({ IndexName }) => existing.every((index) => index.IndexName !== IndexName))
    .map((index) => Object.assign(index, { IndexStatus: 'ACTIVE' }));
  await db.put(`table~${name}`, {
    ...table,
    AttributeDefinitions: types,
    GlobalSecondaryIndexes: [...existing, ...missing],
  });
}
