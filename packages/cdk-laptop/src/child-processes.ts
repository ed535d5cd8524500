import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();

// This covers every exit but kill -9, which the children detect themselves.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Makes sure that a child process does not outlive this process. */
export function killOnExit<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Sends a signal to a child process, unless it has ended, and waits for its exit. */
export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  // A process that could not start has no pid and no exit event.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
