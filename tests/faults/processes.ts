import { execFileSync } from 'node:child_process';

/** Signals the execution environments that this process runs: `local/lambda/bootstrap.ts`. */
export function signalFunctions(signal: NodeJS.Signals): void {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of table.split('\n')) {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    const isFunction = Number(parent) === process.pid && command.join(' ').endsWith('bootstrap.ts');
    if (isFunction) process.kill(Number(pid), signal);
  }
}
