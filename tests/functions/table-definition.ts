import type { TableDefinition } from 'cdk-laptop/dynamodb/tables.ts';
import type { TableKeys } from '#contract/tables.ts';

/** A table with its keys and indexes from the contract. */
export function tableDefinition(
  name: string,
  { partitionKey: key, sortKey: sort, indexes }: TableKeys,
): TableDefinition {
  const names = new Set([
    key,
    ...(sort === undefined ? [] : [sort]),
    ...indexes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
  ]);
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: Array.from(names, (AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
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
