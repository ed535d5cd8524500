import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { test as base } from 'playwright/test';
import { paths } from '#build/site.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { type Stage, stageNamed } from '#infra/stages.ts';
import { synthesize } from '#infra/synth.ts';
import { type Log, openLog } from 'cdk-laptop/log.ts';
import { readSeed } from 'cdk-laptop/seed.ts';
import { startSite } from '../local/start-site.ts';
import { openAccounts } from '#operations/staff/accounts.ts';

export { expect } from 'playwright/test';

const signingKeys: SettingsKind = 'key';
const notify: Stage['notify'] = {
  emails: [],
  // Nothing is there, and a laptop rejects its address as AWS does.
  webhooks: [{ id: 'crm', url: 'https://localhost:9/hook' }],
  withMessage: false,
};
/** A new account of SES sends 14 mails a second, which would keep tests waiting. */
const mailQuota = { rate: 60, daily: 50_000 };
const script = 'packages/cdk-laptop/src/dynamodb/dynalite-process.ts';

/** What the stacks of this worker have logged of errors since its test began. */
const errors: unknown[] = [];

type Site = Awaited<ReturnType<typeof startSite>>;

/** A whole local stack whose database the test can stop and start again. */
interface FreshSite extends Site {
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
}

/** A stack that becomes the `freshSite` of one test after the other: its functions stay warm. */
interface ReusedSite extends FreshSite {
  readonly rows: DynamoDBClient;
}

interface WorkerFixtures {
  /** The stack that all tests of a worker share, served from `cdk.out` with a data folder of its own. */
  site: Site;
  /** The assembly of an owner who has set every account: `linked-brand.ts`. Its site differs on every page. */
  linkedAssembly: string;
  linkedSite: Site;
  reusedSite: ReusedSite;
  reusedGuardedSite: ReusedSite;
  reusedWebhookSite: ReusedSite;
}

interface TestFixtures {
  /** Prints what the stacks have logged of errors during a test that fails. */
  errorsOfFailure: void;
  /** A stack without rows and with one staff user, for tests that change staff passwords or count rows. */
  freshSite: FreshSite;
  /** The same, where staff need a second factor. */
  guardedSite: FreshSite;
  /** The same, with a webhook, and without addresses to notify. */
  webhookSite: FreshSite;
}

// oxlint-disable no-empty-pattern -- Playwright reads a fixture's needs off the first parameter's braces
export const test = base.extend<TestFixtures, WorkerFixtures>({
  errorsOfFailure: [
    async ({}, use, info) => {
      errors.length = 0;
      await use();
      if (info.status === info.expectedStatus) return;
      for (const entry of errors) process.stderr.write(`${JSON.stringify(entry)}\n`);
    },
    { auto: true },
  ],
  site: [({}, use) => withDataDir((dataDir) => withSite({ dataDir }, use)), { scope: 'worker' }],
  linkedAssembly: [({}, use) => withLinkedAssembly(use), { scope: 'worker', timeout: 300_000 }],
  linkedSite: [
    ({ linkedAssembly: assembly }, use) =>
      withDataDir((dataDir) => withSite({ dataDir, assembly }, use)),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  reusedSite: [({}, use) => withReusedSite({}, use), { scope: 'worker' }],
  reusedGuardedSite: [
    ({}, use) => withAssembly({ secondFactor: 'required' }, (given) => withReusedSite(given, use)),
    { scope: 'worker' },
  ],
  reusedWebhookSite: [
    ({}, use) => withAssembly({ notify }, (given) => withReusedSite(given, use)),
    { scope: 'worker' },
  ],
  freshSite: ({ reusedSite }, use) => withFreshSite(reusedSite, use),
  guardedSite: ({ reusedGuardedSite }, use) => withFreshSite(reusedGuardedSite, use),
  webhookSite: ({ reusedWebhookSite }, use) => withFreshSite(reusedWebhookSite, use),
});

async function withLinkedAssembly(use: (assembly: string) => Promise<void>): Promise<void> {
  // In the project: what the build has made imports its packages.
  await mkdir('.cache', { recursive: true });
  const root = await mkdtemp('.cache/linked-');
  await promisify(execFile)(process.execPath, ['tests/e2e/build-linked-site.ts', root], {
    env: { ...process.env, BRAND: 'tests/e2e/linked-brand.ts' },
  });
  await use(join(root, paths.assembly));
  await rm(root, { recursive: true, force: true });
}

async function withReusedSite(
  options: { readonly assembly?: string },
  use: (site: ReusedSite) => Promise<void>,
): Promise<void> {
  await withDataDir(async (dataDir) => {
    const {
      endpoint: dynamodbEndpoint,
      start: startDatabase,
      stop: stopDatabase,
    } = await launchDatabase(dataDir);
    const rows = clientOf(dataDir, dynamodbEndpoint);
    await withSite({ ...options, dataDir, dynamodbEndpoint }, (site) =>
      use({ ...site, rows, startDatabase, stopDatabase }),
    );
    await stopDatabase();
  });
}

async function withFreshSite(
  { rows, ...site }: ReusedSite,
  use: (site: FreshSite) => Promise<void>,
): Promise<void> {
  const [staff] = await Promise.all([
    replaceStaff(site),
    deleteRows(rows),
    fetch(`${site.mailbox}/store`, { method: 'DELETE' }),
  ]);
  await use({ ...site, staff });
  await site.startDatabase();
}

function clientOf(dataDir: string, endpoint: string) {
  const { accessKeyId } = readSeed(dataDir);
  const credentials = { accessKeyId, secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
}

/** Deletes all rows but the signing keys, which the warm functions remember. */
async function deleteRows(client: DynamoDBClient): Promise<void> {
  const { TableNames = [] } = await client.send(new ListTablesCommand());
  await Promise.all(TableNames.map((name) => deleteRowsOf(client, name)));
}

async function deleteRowsOf(client: DynamoDBClient, TableName: string): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    const rows = Items.filter((row) => row[tables.settings.partitionKey]?.S !== signingKeys);
    if (rows.length === 0) continue;
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const keys = new Set(Table?.KeySchema?.map(({ AttributeName }) => AttributeName));
    const deletes = rows.map((row) => {
      const Key = Object.fromEntries(Object.entries(row).filter(([name]) => keys.has(name)));
      return client.send(new DeleteItemCommand({ TableName, Key }));
    });
    await Promise.all(deletes);
  }
}

/** Removes every staff user, and adds one again. */
async function replaceStaff({ dataDir }: Site) {
  const { add, list, remove } = await openAccounts({ DATA_DIR: dataDir });
  for (const line of await list()) await remove(line.split(' (')[0] ?? line);
  const username = 'admin';
  return { username, firstPassword: await add(username, 'owner') };
}

export async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quietgrid-e2e-'));
  await use(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

/** The assembly of a stage that differs from development in this. */
async function withAssembly(
  changes: Partial<Stage>,
  use: (options: { readonly assembly: string }) => Promise<void>,
): Promise<void> {
  await withDataDir(async (folder) => {
    const outdir = join(folder, 'cdk.out');
    synthesize({ root: '.', outdir, stage: { ...stageNamed('development'), ...changes } });
    await use({ assembly: outdir });
  });
}

async function withSite(
  options: { dataDir: string; assembly?: string; dynamodbEndpoint?: string },
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const write = openLog(options.dataDir);
  const log: Log = (entry) => {
    write(entry);
    if (entry['level'] === 'ERROR' || 'errorType' in entry) errors.push(entry);
  };
  const port = await freePort();
  const site = await startSite({ assembly: 'cdk.out', port, log, mailQuota, ...options });
  await use(site);
  await site.stop();
}

/** A port that nothing listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/**
 * DynamoDB on disk, on a port that it keeps while it is stopped. It is a process of its own: dynalite
 * throws into the one around it where it is stopped in the middle of a call.
 */
async function launchDatabase(dataDir: string) {
  const path = join(dataDir, 'database');
  const { accessKeyId: AWS_ACCESS_KEY_ID } = readSeed(dataDir);
  const { NODE_COMPILE_CACHE } = process.env;
  const port = await freePort();
  const launch = () =>
    fork(script, [path, String(port)], { env: { AWS_ACCESS_KEY_ID, NODE_COMPILE_CACHE } });
  let child = launch();
  await once(child, 'message');
  return {
    endpoint: `http://127.0.0.1:${port}`,
    start: async () => {
      if (child.connected) return;
      child = launch();
      await once(child, 'message');
    },
    stop: async () => {
      if (!child.connected) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
