import { execFileSync } from 'node:child_process';

/** Sends a signal to every function that this process runs: `local/lambda/bootstrap.ts`. */
export function signalFunctions(signal: NodeJS.Signals): void {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of table.split('\n')) {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    const ours = Number(parent) === process.pid && command.join(' ').endsWith('bootstrap.ts');
    if (ours) process.kill(Number(pid), signal);
  }
}
