import type { Bench } from './measurement.ts';
import { countUnits, measureTables } from './rows.ts';

interface Figures {
  readonly calls: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly units: number;
}

/** Milliseconds of a call, as the function has it. */
const searchTime = 6000;

/** Searches tables of 10,000 and 100,000 rows to the end, with the function's own code. */
export async function measureSearch(bench: Pick<Bench, 'results'>): Promise<void> {
  await measureTables(bench, 'search', [10_000, 100_000], searchAll);
}

/** Looks for a word that no row has, through all of them. */
async function searchAll(): Promise<Figures> {
  // Imported late, because the module reads its environment variables.
  const { searchContacts } = await import('#functions/contact/search.ts');
  const units = await countUnits();
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let calls = 0;
  let cursor: string | undefined;
  do {
    ({ cursor } = await searchContacts(
      { query: 'zeppelin', cursor },
      performance.now() + searchTime,
    ));
    calls += 1;
  } while (cursor !== undefined);
  const { user, system } = process.cpuUsage(cpu);
  return {
    calls,
    seconds: (performance.now() - begin) / 1000,
    cpuSeconds: (user + system) / 1e6,
    units: units(),
  };
}
