import type { TableDefinition } from '#local/dynamodb/tables.ts';
import { feed } from '#contract/tables.ts';

/** A table with the feed's index, keyed as the contract says. */
export function tableDefinition(name: string, key: string): TableDefinition {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: key, AttributeType: 'S' },
      { AttributeName: feed.partitionKey, AttributeType: 'N' },
      { AttributeName: feed.sortKey, AttributeType: 'S' },
    ],
    KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
    GlobalSecondaryIndexes: [
      {
        IndexName: feed.index,
        KeySchema: [
          { AttributeName: feed.partitionKey, KeyType: 'HASH' },
          { AttributeName: feed.sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  };
}
