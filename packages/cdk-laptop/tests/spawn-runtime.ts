import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const command = fileURLToPath(new URL('../bin/cdk-laptop.ts', import.meta.url));

export interface SpawnedRuntime {
  readonly process: ChildProcess;
  readonly url: string;
  readonly mailbox: string;
  /** Signals the process group: the runtime and its child processes, as a terminal does. */
  readonly signalAll: (signal: NodeJS.Signals | 0) => void;
  /** Signals the runtime only. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<{ status: number | null; errors: string }>;
}

/**
 * Starts the runtime in a separate process and waits until it serves, or has ended.
 * @param blocks maximum size of a file, in blocks of 512 bytes: simulates a full disk
 * @param entry another command that takes an assembly
 */
export async function spawnRuntime(
  assembly: string,
  environment: Readonly<Record<string, string>>,
  { blocks, entry = command }: { blocks?: number | undefined; entry?: string } = {},
): Promise<SpawnedRuntime> {
  const limit = blocks === undefined ? '' : `ulimit -f ${blocks}; `;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    '/bin/sh',
    ['-c', `${limit}exec "$@"`, 'sh', process.execPath, entry, assembly],
    {
      detached: true,
      env: { PATH, NODE_COMPILE_CACHE, PORT: '0', MAILBOX_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const ended = once(child, 'close').then(([status]) => ({ status, errors }));
  const signalAll = (signal: NodeJS.Signals | 0) => {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  onTestFinished(() => {
    try {
      signalAll('SIGKILL');
    } catch {
      // They have ended already.
    }
  });
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('Ctrl-C') && resolve());
  });
  await Promise.race([started, ended]);
  return {
    process: child,
    url: /Site +(\S+)/.exec(output)?.[1] ?? '',
    mailbox: /Mailbox +(\S+)/.exec(output)?.[1] ?? '',
    signalAll,
    signal: (signal) => child.kill(signal),
    ended,
  };
}
