import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startRuntime, type Runtime, type RuntimeOptions } from '../src/runtime.ts';
import { writeAssembly, type FixtureAssets, type FixtureStack } from './fixture-assembly.ts';
import { makeFolder } from './temporary-folder.ts';

export interface FixtureRuntime extends Runtime {
  readonly entries: Readonly<Record<string, unknown>>[];
}

/**
 * Serves a small stack for all tests of a file. It has no DynamoDB: its endpoint is not reachable.
 * Call it in `beforeAll`.
 */
export async function serveFixture(
  stack: FixtureStack,
  assets: FixtureAssets,
  options: Partial<RuntimeOptions> = {},
): Promise<FixtureRuntime> {
  const folder = makeFolder();
  const entries: Readonly<Record<string, unknown>>[] = [];
  const runtime = await startRuntime({
    assembly: writeAssembly(folder, { Fixture: stack }, assets),
    dataDir: join(folder, 'data'),
    port: 0,
    dynamodbEndpoint: 'http://127.0.0.1:1',
    log: (entry) => entries.push(entry),
    ...options,
  });
  afterAll(async () => {
    await runtime.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...runtime, entries };
}
