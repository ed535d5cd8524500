import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { feed, tables } from '#contract/tables.ts';
import { listen } from './listen.ts';

const names = { contacts: 'Contacts', subscribers: 'Subscribers' } as const;
const server = dynalite({ createTableMs: 0, deleteTableMs: 0 });
let database: DynamoDBDocumentClient;

/** Gives each test of a file its own empty tables, keyed as the contract says, in an embedded DynamoDB. */
export function withTables(): void {
  beforeAll(async () => {
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = await listen(server);
    database = DynamoDBDocumentClient.from(new DynamoDBClient());
  });
  beforeEach(async () => {
    for (const table of ['contacts', 'subscribers'] as const) await create(table);
  });
  afterEach(async () => {
    for (const TableName of Object.values(names))
      await database.send(new DeleteTableCommand({ TableName }));
  });
  afterAll(async () => {
    database.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** Every row of a table, in no order: what a product never asks for and a test must. */
export async function rowsOf(table: keyof typeof names) {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: names[table] }));
  return Items;
}

export async function insert(table: keyof typeof names, rows: readonly object[]): Promise<void> {
  // 25 rows are what one call takes.
  for (let from = 0; from < rows.length; from += 25) {
    const puts = rows.slice(from, from + 25).map((row) => ({ PutRequest: { Item: { ...row } } }));
    await database.send(new BatchWriteCommand({ RequestItems: { [names[table]]: puts } }));
  }
}

async function create(table: keyof typeof names): Promise<void> {
  const { key } = tables[table];
  await database.send(
    new CreateTableCommand({
      TableName: names[table],
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
    }),
  );
}
