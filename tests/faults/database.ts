import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { endProcess } from 'cdk-laptop/child-processes.ts';
import { optionsFor } from 'cdk-laptop/testing/sdk.ts';

const script = fileURLToPath(
  new URL('../../packages/cdk-laptop/src/dynamodb/dynalite-process.ts', import.meta.url),
);

export interface Database {
  readonly endpoint: string;
  readonly kill: () => Promise<void>;
  /** Restarts on the same port. */
  readonly start: () => Promise<void>;
  /** All rows of the table whose name contains `name`. */
  readonly rows: (name: string) => Promise<Record<string, unknown>[]>;
  /** All rows of the staff list's index. */
  readonly indexed: (name: string) => Promise<Record<string, unknown>[]>;
  /** Kills it for good. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the local runtime's DynamoDB process, with its files in `path`.
 * @param accessKeyId only clients that sign with it are served
 */
export async function startDatabase(path: string, accessKeyId = 'faults'): Promise<Database> {
  const launch = (port: string) => launchProcess(path, port, accessKeyId);
  let { child, endpoint } = await launch('0');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(optionsFor(endpoint, accessKeyId)));
  const kill = () => endProcess(child, 'SIGKILL');
  const scan = async (name: string, index?: string) => {
    const { TableNames = [] } = await client.send(new ListTablesCommand());
    const table = TableNames.find((each) => each.includes(name));
    if (table === undefined) throw new Error(`There is no table ${name}.`);
    const rows: Record<string, unknown>[] = [];
    const input = { TableName: table, ...(index && { IndexName: index }) };
    for await (const { Items = [] } of paginateScan({ client }, input)) rows.push(...Items);
    return rows;
  };
  return {
    endpoint,
    kill,
    start: async () => {
      ({ child } = await launch(new URL(endpoint).port));
    },
    rows: (name) => scan(name),
    indexed: (name) => scan(name, 'status'),
    stop: () => {
      client.destroy();
      return kill();
    },
  };
}

/** The stored rows of both forms, then their lists' rows, sorted. */
export function storedIn({ rows, indexed }: Database) {
  const both = [rows, indexed].map(async (read) => ({
    texts: texts(await read('Contacts')),
    emails: emails(await read('Subscribers')),
  }));
  return Promise.all(both);
}

/** Sorted. */
export function texts(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ message }) => String(message)).toSorted();
}

/** Sorted. */
function emails(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ email }) => String(email)).toSorted();
}

async function launchProcess(
  path: string,
  port: string,
  accessKeyId: string,
): Promise<{ child: ChildProcess; endpoint: string }> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(script, [path, port], {
    env: { AWS_ACCESS_KEY_ID: accessKeyId, NODE_COMPILE_CACHE },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const endpoint = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    once(child, 'exit').then(() => {
      throw new Error(`The database at ${path} cannot be opened.`);
    }),
  ]);
  return { child, endpoint };
}
