import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a line of the shell as a reader would who copied it, and returns the status and what is printed. */
export async function runCurl(line: string) {
  const { stdout } = await run('bash', ['-c', `${line} --silent --write-out '\n%{http_code}'`]);
  const [status = '', ...answer] = stdout.split('\n').toReversed();
  return { status, answer: answer.toReversed().join('\n') };
}
