import { execFileSync } from 'node:child_process';

/** Signals the execution environments that a process runs, this one by default: `cdk-laptop/lambda/bootstrap.ts`. */
export function signalFunctions(signal: NodeJS.Signals, runtime = process.pid): void {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of table.split('\n')) {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    const isFunction = Number(parent) === runtime && command.join(' ').endsWith('bootstrap.ts');
    if (isFunction) process.kill(Number(pid), signal);
  }
}
