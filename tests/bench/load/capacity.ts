import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess } from 'cdk-laptop/child-processes.ts';
import { read } from '../lists.ts';
import type { Results } from '../results.ts';
import { accessKeyId, openTable, placeOf } from '../rows.ts';
import type { Capacity } from './report.ts';
import { seed } from './seed.ts';

const script = fileURLToPath(
  new URL('../../../packages/cdk-laptop/src/dynamodb/dynalite-process.ts', import.meta.url),
);

const sizes = [1_000, 100_000, 1_000_000];

/** Measures a page of the staff's list for each table size. */
export async function measureCapacity(results: Results): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'quietgrid-load-')), 'dynamodb');
  const database = await open(path, '0');
  await openTable(database.endpoint);
  await endProcess(database.child, 'SIGTERM');

  let existing = 0;
  for (const rows of sizes) {
    await results.part('capacity', String(rows), async () => {
      const begin = performance.now();
      await seed(path, existing, rows);
      existing = rows;
      const seconds = (performance.now() - begin) / 1000;
      // On the same port, because the function's client is configured with it.
      const { child } = await open(path, new URL(database.endpoint).port);
      const first = await read(undefined, 1);
      const middle = await read(placeOf(rows / 2), 1);
      await endProcess(child, 'SIGTERM');
      return { seconds, first, middle } satisfies Capacity;
    });
  }
  rmSync(join(path, '..'), { recursive: true, force: true });
}

async function open(
  path: string,
  port: string,
): Promise<{ child: ChildProcess; endpoint: string }> {
  const child = fork(script, [path, port], {
    env: { AWS_ACCESS_KEY_ID: accessKeyId },
    execArgv: [],
  });
  const [endpoint] = await once(child, 'message');
  return { child, endpoint: String(endpoint) };
}
