import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adopt } from '../children.ts';
import type { Log } from '../log.ts';
import type { Failure } from './dynalite-process.ts';

const script = fileURLToPath(new URL('dynalite-process.ts', import.meta.url));

/** A run that was just killed may hold the database for a moment, in milliseconds. */
const patience = 2000;

/** Milliseconds between two tries to open a database that was open before. */
const rest = 250;

export interface EmbeddedDynamoDb {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts DynamoDB on disk below the data folder, and again on the same port should it ever crash.
 * @param accessKeyId what its callers have to sign with
 * @throws Error in one line where another run uses the data folder, or the database is damaged
 */
export async function startEmbedded(
  dataDir: string,
  accessKeyId: string,
  log: Log,
): Promise<EmbeddedDynamoDb> {
  const path = join(dataDir, 'dynamodb');
  const launch = (port: number) => launchProcess(path, port, accessKeyId, log);
  const giveUpAt = Date.now() + patience;
  let running = await launch(0);
  while ('locked' in running && running.locked && Date.now() < giveUpAt) {
    await pause(50);
    running = await launch(0);
  }
  if ('locked' in running) {
    const { locked, reason } = running;
    throw new Error(
      locked
        ? `${path} cannot be opened: is another run using the data folder ${dataDir}?`
        : `${path} cannot be opened (${reason}): where it is damaged, put a copy back, or move it away and begin with empty tables.`,
    );
  }

  const { endpoint } = running;
  const port = Number(new URL(endpoint).port);
  let { child } = running;
  const stopped = new AbortController();
  const keepAlive = async (): Promise<void> => {
    const [status] = await once(child, 'exit');
    if (stopped.signal.aborted) return;
    log({ dynamodb: 'ended by itself and is started again', status });
    let next = await launch(port);
    // A full disk keeps it from opening its files: it is tried until there is room again.
    while ('locked' in next && !stopped.signal.aborted) {
      await pause(rest);
      next = await launch(port);
    }
    if ('locked' in next) return;
    if (stopped.signal.aborted) next.child.kill();
    else {
      ({ child } = next);
      await keepAlive();
    }
  };
  void keepAlive();
  return {
    endpoint,
    stop: async () => {
      stopped.abort();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Resolves when it answers, or with the reason why it never will. */
async function launchProcess(
  path: string,
  port: number,
  accessKeyId: string,
  log: Log,
): Promise<{ endpoint: string; child: ChildProcess } | Failure> {
  const child = adopt(
    fork(script, [path, String(port)], {
      env: { AWS_ACCESS_KEY_ID: accessKeyId },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    }),
  );
  child.stderr?.on('data', (text: Buffer) => log({ dynamodb: text.toString() }));
  const ended = once(child, 'exit').then(([status]): Failure => {
    return { locked: false, reason: `its process ended with status ${status}` };
  });
  const message = once(child, 'message').then(([first]: (string | Failure)[]) => first ?? ended);
  const answer = await Promise.race([message, ended]);
  if (typeof answer === 'string') return { endpoint: answer, child };
  log({ dynamodb: answer.reason });
  return answer;
}
