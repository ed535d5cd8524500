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
 * The staff's list of contacts, by the function's own store, from a table of 1,000 and of 100,000 rows: its
 * first page and one from the middle. The capacity is what DynamoDB's rules charge for the octets that were
 * read, as dynalite reckons it; the time is dynalite's on this machine and not DynamoDB's.
 */
export async function measureLists({ options, results }: Bench): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const database = await startEmbedded(dataDir, accessKeyId, () => {});
  await openTable(database.endpoint);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  let there = 0;
  for (const rows of [1_000, 100_000]) {
    await results.part('lists', String(rows), async () => {
      await fill(client, there, rows);
      there = rows;
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

/** A page of the list from that place on: the median time of `runs` times ten, the capacity and the rows. */
export async function read(after: string | undefined, runs: number): Promise<Place> {
  // Loaded here, as it reads its environment when it is.
  const { documents } = await import('#functions/aws/documents-store.ts');
  const { readSubmissions } = await import('#functions/contact/contact-store.ts');
  let units = 0;
  documents.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' },
      });
      units += Output.parse(result.output).ConsumedCapacity.CapacityUnits;
      return result;
    },
    { step: 'initialize', name: 'spent', override: true },
  );
  const times: number[] = [];
  let rows = 0;
  for (let run = 0; run < runs * 10; run += 1) {
    units = 0;
    const begin = performance.now();
    const page = await readSubmissions({ limit, after });
    times.push(performance.now() - begin);
    ({ length: rows } = page.rows);
  }
  return { ms: median(times), units, rows };
}
