import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './data-folder.ts';

/** Writes one line of JSON, `at` first. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** A larger file becomes `runtime.log.1`. */
const maxBytes = 10 * 1024 * 1024;

/**
 * Appends to `runtime.log` in the data folder, and to standard error if DEBUG is set. A full disk does not
 * take the site down: lost lines are counted, and logging resumes once there is space.
 */
export function openLog(dataDir: string): Log {
  const file = join(dataDir, 'runtime.log');
  try {
    // Lets `tail -f` find the file from the start.
    appendFileSync(file, '', { mode: 0o600 });
  } catch {
    // The disk is full. Writing the first line reports it.
  }
  let lost = 0;
  return (entry) => {
    const line = toLine(entry);
    if (process.env['DEBUG']) process.stderr.write(line);
    // The first lost line may be there in part, so the gap begins with a line break.
    const gap = lost > 0 ? `\n${toLine({ log: 'could not be written', lost })}` : '';
    try {
      const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
      if (size > maxBytes) renameSync(file, `${file}.1`);
      appendFileSync(file, gap + line, { mode: 0o600 });
      lost = 0;
    } catch (error) {
      if (lost === 0) console.error(`${file} cannot be written (${errorCode(error)}).`);
      lost += 1;
    }
  };
}

function toLine(entry: object): string {
  return `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
}
