import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { contactStatuses } from '#contract/contact/status.ts';
import { listKey, type TableKeys, tables } from '#contract/tables.ts';
import { contactKeys } from '#functions/contact/partitions.ts';
import { shortId } from '#functions/lists/list-row.ts';
import { startEmbedded } from 'cdk-laptop/dynamodb/embedded.ts';
import { LocalDynamoDb } from 'cdk-laptop/dynamodb/tables.ts';
import { tableDefinition } from '../functions/table-definition.ts';

const table = 'Contacts';
const activity = 'Activity';

const accessKeyId = 'bench';

/** DynamoDB's limit for BatchWriteItem. */
const batchSize = 25;
const concurrency = 8;

/** Starts a database with empty tables, by their names, in a temporary folder. */
export async function startDatabase(definitions: Readonly<Record<string, TableKeys>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const database = await startEmbedded(dataDir, accessKeyId, () => {});
  await openTables(database.endpoint, definitions);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  return {
    client,
    stop: async () => {
      client.destroy();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills one table to each size in turn, and measures it. */
export async function* atSizes<Result>(
  sizes: readonly number[],
  measure: (rows: number) => Promise<Result>,
): AsyncGenerator<readonly [rows: number, result: Result]> {
  const { client, stop } = await startDatabase({
    [table]: tables.contacts,
    [activity]: tables.activity,
  });
  let existing = 0;
  for (const rows of sizes) {
    await fill(client, table, { from: existing, to: rows, make: row });
    existing = rows;
    yield [rows, await measure(rows)];
  }
  await stop();
}

const Output = z.object({ ConsumedCapacity: z.object({ CapacityUnits: z.number() }) });

/** Counts the capacity units that the functions' own client consumes from now on. */
export async function countUnits(): Promise<() => number> {
  // Imported late, because the module reads its environment variables.
  const { dynamodb } = await import('#functions/aws/dynamodb-client.ts');
  let units = 0;
  dynamodb.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
      });
      units += Output.parse(result.output).ConsumedCapacity.CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'count-units', override: true },
  );
  return () => units;
}

/** Creates the empty tables and points the functions' client to its database. */
async function openTables(
  endpoint: string,
  definitions: Readonly<Record<string, TableKeys>>,
): Promise<void> {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'local',
    CONTACTS_TABLE: table,
    CONTACTS_RETENTION_DAYS: '36500',
    ACTIVITY_TABLE: activity,
    ACTIVITY_RETENTION_DAYS: '36500',
  });
  const database = new LocalDynamoDb(endpoint, accessKeyId);
  for (const [name, keys] of Object.entries(definitions)) {
    await database.ensureTable(tableDefinition(name, keys));
  }
  database.close();
}

interface Rows {
  /** The first number. */
  readonly from: number;
  /** The number after the last. */
  readonly to: number;
  readonly make: (number: number) => object;
}

/** Writes rows into a table. */
export async function fill(
  client: DynamoDBDocumentClient,
  name: string,
  { from, to, make }: Rows,
): Promise<void> {
  let next = from;
  const worker = async () => {
    while (next < to) {
      const first = next;
      next += batchSize;
      const puts = Array.from({ length: Math.min(batchSize, to - first) }, (_, at) => ({
        PutRequest: { Item: { ...make(first + at) } },
      }));
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** A row's sort key in the index. */
export function placeOf(number: number): string {
  return row(number)[listKey];
}

/** A submission with a message of about 500 bytes, each of another status than the one before. */
function row(number: number) {
  const id = shortId(`bench ${number}`);
  const submittedAt = new Date(Date.UTC(2026, 0) + number * 60_000).toISOString();
  const status = contactStatuses[number % contactStatuses.length] ?? 'new';
  const place = { id, submittedAt, status, assignee: null };
  return {
    ...place,
    ...contactKeys(place),
    firstName: 'Ada',
    lastName: `Row ${number}`,
    company: 'Analytical Engines',
    phone: '+1 905 555 0142',
    businessEmail: `ada.${number}@engines.example`,
    message: 'Two hundred sensors for a mill. '.repeat(16),
    timeZone: 'America/Toronto',
    keyHash: '0'.repeat(64),
    payloadHash: '0'.repeat(64),
    consentVersion: '2026-11',
    version: 1,
    expiresAt: 4_000_000_000,
  };
}
