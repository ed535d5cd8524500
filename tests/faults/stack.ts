import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSeed } from 'cdk-laptop/seed.ts';
import { startSite } from '../local/start-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { startDatabase } from './database.ts';
import { startProxy } from './proxy.ts';

/** A user whose password is not temporary. */
export const staff = { username: 'admin', password: 'correct horse battery' };

/** Starts the product with a fault-injecting proxy in front of its database. */
export async function startStack(assembly = 'cdk.out') {
  const dataDir = temporaryFolder();
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
  onTestFinished(site.stop);
  return { ...site, database, proxy, entries };
}
