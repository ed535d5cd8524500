import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess, killOnExit } from '../child-processes.ts';
import type { Log } from '../log.ts';
import type { Failure } from './dynalite-process.ts';

const script = fileURLToPath(new URL('dynalite-process.ts', import.meta.url));

/** Milliseconds for which a killed run may still hold the database's lock. */
const lockTimeout = 2000;

/** Milliseconds between two attempts to reopen the database. */
const retryDelay = 250;

export interface EmbeddedDynamoDb {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts DynamoDB with its files in the data folder. Restarts it on the same port after a crash.
 * @param accessKeyId only clients that sign with it are served
 * @throws a one-line Error if another run uses the data folder, or the database is damaged
 */
export async function startEmbedded(
  dataDir: string,
  accessKeyId: string,
  log: Log,
): Promise<EmbeddedDynamoDb> {
  const path = join(dataDir, 'dynamodb');
  const launch = (port: number) => launchProcess(path, port, accessKeyId, log);
  const launched = await launchFirst(() => launch(0), path, dataDir);
  const { endpoint } = launched;
  const port = Number(new URL(endpoint).port);
  let { child } = launched;
  const watch = new AbortController();
  const { signal } = watch;
  const restartOnExit = async (): Promise<void> => {
    const [status] = await once(child, 'exit');
    if (signal.aborted) return;
    log({ dynamodb: 'ended by itself and is started again', status });
    let next = await launch(port);
    // On a full disk, the restart fails. Retry until there is space.
    while ('locked' in next && !signal.aborted) {
      await pause(retryDelay);
      next = await launch(port);
    }
    if ('locked' in next) return;
    if (signal.aborted) next.child.kill();
    else {
      ({ child } = next);
      await restartOnExit();
    }
  };
  void restartOnExit();
  return {
    endpoint,
    stop: async () => {
      watch.abort();
      await endProcess(child, 'SIGTERM');
    },
  };
}

interface Launched {
  readonly endpoint: string;
  readonly child: ChildProcess;
}

/** Retries while a killed run may still hold the lock. Throws if the database cannot be opened. */
async function launchFirst(
  launch: () => Promise<Launched | Failure>,
  path: string,
  dataDir: string,
): Promise<Launched> {
  const deadline = Date.now() + lockTimeout;
  let launched = await launch();
  while ('locked' in launched && launched.locked && Date.now() < deadline) {
    await pause(50);
    launched = await launch();
  }
  if (!('locked' in launched)) return launched;
  const { locked, reason } = launched;
  throw new Error(
    locked
      ? `${path} cannot be opened: is another run using the data folder ${dataDir}?`
      : `${path} cannot be opened (${reason}): where it is damaged, put a copy back, or move it away and begin with empty tables.`,
  );
}

/** Resolves when the process accepts requests, or with the reason why it cannot. */
async function launchProcess(
  path: string,
  port: number,
  accessKeyId: string,
  log: Log,
): Promise<Launched | Failure> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = killOnExit(
    fork(script, [path, String(port)], {
      env: { AWS_ACCESS_KEY_ID: accessKeyId, NODE_COMPILE_CACHE },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  );
  child.stderr?.on('data', (text: Buffer) => log({ dynamodb: text.toString() }));
  const ended = once(child, 'exit').then(([status]): Failure => {
    return { locked: false, reason: `its process ended with status ${status}` };
  });
  const message = once(child, 'message').then(([first]: (string | Failure)[]) => first ?? ended);
  const result = await Promise.race([message, ended]);
  if (typeof result === 'string') return { endpoint: result, child };
  log({ dynamodb: result.reason });
  return result;
}
