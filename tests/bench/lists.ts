import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { startEmbedded } from '#local/dynamodb/embedded.ts';
import type { Bench } from './measurement.ts';
import { median } from './results.ts';
import { accessKeyId, fill, openTable, placeOf } from './rows.ts';

export const Place = z.object({ ms: z.number(), units: z.number(), rows: z.number() });
type Place = z.infer<typeof Place>;

export const Figures = z.object({ first: Place, deep: Place });

const limit = 50;
const Output = z.object({ ConsumedCapacity: z.object({ CapacityUnits: z.number() }) });

/**
 * Reads the staff's list of contacts with the function's own code, from tables of 1,000 and 100,000 rows: the first
 * page and one from the middle. dynalite computes the read units by DynamoDB's rules. The times are dynalite's.
 */
export async function measureLists({ options, results }: Bench): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const database = await startEmbedded(dataDir, accessKeyId, () => {});
  await openTable(database.endpoint);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  let existing = 0;
  for (const rows of [1_000, 100_000]) {
    await results.part('lists', String(rows), async () => {
      await fill(client, existing, rows);
      existing = rows;
      return {
        first: await read(undefined, options.runs),
        deep: await read(placeOf(rows / 2), options.runs),
      };
    });
  }
  client.destroy();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Reads a page of the list: median time of ten times `runs` reads, read units and rows. */
export async function read(after: string | undefined, runs: number): Promise<Place> {
  // Imported late, because the module reads its environment variables.
  const { dynamodb } = await import('#functions/aws/dynamodb-client.ts');
  const { readContacts } = await import('#functions/contact/contact-store.ts');
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
  const times: number[] = [];
  let rows = 0;
  for (let run = 0; run < runs * 10; run += 1) {
    units = 0;
    const begin = performance.now();
    const page = await readContacts({}, { limit, after });
    times.push(performance.now() - begin);
    ({ length: rows } = page.rows);
  }
  return { ms: median(times), units, rows };
}
