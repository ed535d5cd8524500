import type { IncomingMessage } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bucketTable, type TableKeys, tables } from '#contract/tables.ts';
import { pascalCase } from '#infra/names.ts';
import { LocalDynamoDb, type TableDefinition } from 'cdk-laptop/dynamodb/tables.ts';
import { given } from './environment.ts';
import { listen } from './listen.ts';
import { tableDefinition } from './table-definition.ts';

const definitions: readonly TableDefinition[] = Object.entries<TableKeys>({
  ...tables,
  buckets: { ...bucketTable, indexes: [] },
}).map(([table, keys]) => tableDefinition(pascalCase(table), keys));
const server = dynalite({ createTableMs: 0 });
/** The tables that the current test has written to. */
const written = new Set<string>();
server.on('request', (request: IncomingMessage) => {
  if (!/[.](?:Put|Update|BatchWrite|TransactWrite)/.test(String(request.headers['x-amz-target'])))
    return;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = String(Buffer.concat(chunks));
    for (const { TableName } of definitions)
      if (body.includes(`"${TableName}"`)) written.add(TableName);
  });
});
let database: DynamoDBDocumentClient;

/** Gives each test of a file empty tables in an embedded DynamoDB. */
export function withTables(): void {
  beforeAll(async () => {
    const endpoint = await listen(server);
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = endpoint;
    database = DynamoDBDocumentClient.from(new DynamoDBClient());
    const made = new LocalDynamoDb(endpoint, 'local');
    for (const definition of definitions) await made.ensureTable(definition);
    made.close();
  });
  afterEach(async () => {
    await emptyTables(...written);
    written.clear();
  });
  afterAll(async () => {
    database.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** Every row of a table, in no order. */
export function rowsOf(table: keyof typeof tables) {
  return scan(pascalCase(table));
}

/** Every rate limit counter. */
export function bucketRows() {
  return scan(given.BUCKETS_TABLE);
}

export async function insert(table: keyof typeof tables, rows: readonly object[]): Promise<void> {
  await write(
    pascalCase(table),
    rows.map((row) => ({ PutRequest: { Item: { ...row } } })),
  );
}

/** Empties tables within a test, by the names that functions call them; after it, all are. */
export async function emptyTables(...emptied: readonly string[]): Promise<void> {
  for (const { TableName, KeySchema = [] } of definitions) {
    if (!emptied.includes(TableName)) continue;
    const keys = KeySchema.map(({ AttributeName }) => String(AttributeName));
    await empty(TableName, keys);
  }
}

/** A version of the signing key. */
export function insertKey(entry = '0001', secret = 'c2VjcmV0'.repeat(6)): Promise<void> {
  return insert('settings', [{ kind: 'key', entry, secret }]);
}

async function empty(table: string, keys: readonly string[]): Promise<void> {
  const rows = await scan(table);
  await write(
    table,
    rows.map((row) => ({
      DeleteRequest: { Key: Object.fromEntries(keys.map((key) => [key, row[key]])) },
    })),
  );
}

async function scan(table: string): Promise<Record<string, unknown>[]> {
  const rows = [];
  for await (const { Items = [] } of paginateScan({ client: database }, { TableName: table }))
    rows.push(...Items);
  return rows;
}

async function write(
  table: string,
  requests: NonNullable<BatchWriteCommandInput['RequestItems']>[string],
): Promise<void> {
  // A batch write takes 25 rows.
  for (let from = 0; from < requests.length; from += 25) {
    const RequestItems = { [table]: requests.slice(from, from + 25) };
    await database.send(new BatchWriteCommand({ RequestItems }));
  }
}
