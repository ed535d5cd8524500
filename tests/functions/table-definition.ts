import type { TableDefinition } from '#local/dynamodb/tables.ts';
import { listIndex, type TableKeys } from '#contract/tables.ts';

/** A table with the list index, keyed as the contract says. */
export function tableDefinition(name: string, { key, sortKey }: TableKeys): TableDefinition {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: key, AttributeType: 'S' },
      ...(sortKey === undefined ? [] : [{ AttributeName: sortKey, AttributeType: 'S' } as const]),
      { AttributeName: listIndex.partitionKey, AttributeType: 'N' },
      { AttributeName: listIndex.sortKey, AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: key, KeyType: 'HASH' },
      ...(sortKey === undefined ? [] : [{ AttributeName: sortKey, KeyType: 'RANGE' } as const]),
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: listIndex.index,
        KeySchema: [
          { AttributeName: listIndex.partitionKey, KeyType: 'HASH' },
          { AttributeName: listIndex.sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  };
}
