import * as z from 'zod/mini';
import type { Bench } from './measurement.ts';
import { median } from './results.ts';
import { countUnits, measureTables, placeOf } from './rows.ts';

export const Place = z.object({ ms: z.number(), units: z.number(), rows: z.number() });
type Place = z.infer<typeof Place>;

export const Figures = z.object({ first: Place, deep: Place });

const limit = 50;

/**
 * Reads the staff's list of contacts with the function's own code, from tables of 1,000 and 100,000 rows: the first
 * page and one from the middle. dynalite computes the read units by DynamoDB's rules. The times are dynalite's.
 */
export async function measureLists(bench: Bench): Promise<void> {
  const { runs } = bench.options;
  await measureTables(bench, 'lists', [1_000, 100_000], async (rows) => ({
    first: await read(undefined, runs),
    deep: await read(placeOf(rows / 2), runs),
  }));
}

/** Reads a page of the list: median time of ten times `runs` reads, read units and rows. */
export async function read(after: string | undefined, runs: number): Promise<Place> {
  // Imported late, because the module reads its environment variables.
  const { readContacts } = await import('#functions/contact/contact-list-store.ts');
  const times: number[] = [];
  let [rows, units] = [0, 0];
  for (let run = 0; run < runs * 10; run += 1) {
    const counted = await countUnits();
    const begin = performance.now();
    const page = await readContacts({}, { limit, after });
    times.push(performance.now() - begin);
    ({ length: rows } = page.rows);
    units = counted();
  }
  return { ms: median(times), units, rows };
}
