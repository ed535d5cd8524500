import { appendFileSync, chmodSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './data-folder.ts';

/** One line of the log: always JSON, `at` first. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** Bytes from which on a file becomes `runtime.log.1`. */
const keptBytes = 10 * 1024 * 1024;

/**
 * Appends to `runtime.log` in the data folder, and to standard error too where DEBUG is set. A full disk does not
 * take the site down: what cannot be written is counted, and logging goes on once there is room.
 */
export function openLog(dataDir: string): Log {
  const file = join(dataDir, 'runtime.log');
  try {
    // There from the start, for whoever follows it, and its owner's alone even if an earlier version made it.
    appendFileSync(file, '');
    chmodSync(file, 0o600);
  } catch {
    // A full disk, which the first line will tell.
  }
  let lost = 0;
  return (entry) => {
    const line = lineOf(entry);
    if (process.env['DEBUG']) process.stderr.write(line);
    // The first line that was lost may be there in part.
    const gap = lost > 0 ? `\n${lineOf({ log: 'could not be written', lost })}` : '';
    try {
      const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
      if (size > keptBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, gap + line, { mode: 0o600 });
      lost = 0;
    } catch (error) {
      if (lost === 0) console.error(`${file} cannot be written (${codeOf(error)}).`);
      lost += 1;
    }
  };
}

function lineOf(entry: object): string {
  return `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
}
