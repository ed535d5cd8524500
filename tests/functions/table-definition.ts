import type { TableDefinition } from '#local/dynamodb/tables.ts';
import type { TableKeys } from '#contract/tables.ts';

/** A table with its indexes, keyed as the contract says. */
export function tableDefinition(
  name: string,
  { key, sortKey: sort, indexes }: TableKeys,
): TableDefinition {
  const types = new Map<string, 'N' | 'S'>([[key, 'S']]);
  if (sort !== undefined) types.set(sort, 'S');
  for (const { partitionKey, partitionType, sortKey } of indexes) {
    types.set(partitionKey, partitionType).set(sortKey, 'S');
  }
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: Array.from(types, ([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    KeySchema: keySchema(key, sort),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(({ index, partitionKey, sortKey }) => ({
        IndexName: index,
        KeySchema: keySchema(partitionKey, sortKey),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  };
}

function keySchema(partition: string, sort?: string): TableDefinition['KeySchema'] {
  return [
    { AttributeName: partition, KeyType: 'HASH' },
    ...(sort === undefined ? [] : [{ AttributeName: sort, KeyType: 'RANGE' } as const]),
  ];
}
