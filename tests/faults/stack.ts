import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { readSeed } from 'cdk-laptop/seed.ts';
import { startSite } from '../local/start-site.ts';
import { makeFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { startDatabase } from './database.ts';
import { startProxy } from './proxy.ts';
import { staff } from './staff-user.ts';

/** The product with a fault-injecting proxy in front of its database. */
async function openStack(assembly = 'cdk.out') {
  const dataDir = makeFolder();
  const { accessKeyId } = readSeed(dataDir);
  const database = await startDatabase(join(dataDir, 'database'), accessKeyId);
  const proxy = await startProxy(database.endpoint);
  const entries: Readonly<Record<string, unknown>>[] = [];
  const site = await startSite({
    assembly,
    dataDir,
    port: 0,
    staff,
    dynamodbEndpoint: proxy.endpoint,
    log: (entry) => entries.push(entry),
  });
  const stop = async () => {
    await site.stop();
    proxy.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...site, database, proxy, entries, stop };
}

type Stack = Awaited<ReturnType<typeof openStack>>;

/** Starts one for a test. */
export async function startStack(assembly?: string): Promise<Stack> {
  const stack = await openStack(assembly);
  onTestFinished(stack.stop);
  return stack;
}

/** Starts one for all tests of a file. Each begins without a fault, and with the rows of those before it. */
export function withStack(): () => Stack {
  let stack: Stack;
  beforeAll(async () => {
    stack = await openStack();
  });
  afterEach(() => {
    stack.proxy.fault = undefined;
  });
  afterAll(() => stack.stop());
  return () => stack;
}
