import { chmodSync, createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the log: always JSON, `at` first. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

const keptBytes = 10 * 1024 * 1024;

/** Appends to `runtime.log` in the data folder, and to standard error too where DEBUG is set. */
export function openLog(dataDir: string): { log: Log; close: () => Promise<void> } {
  const file = join(dataDir, 'runtime.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > keptBytes) {
    renameSync(file, `${file}.1`);
  }
  if (existsSync(file)) chmodSync(file, 0o600);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not take the site down with it.
  stream.on('error', (error) => console.error(`The log cannot be written: ${error.message}`));
  return {
    log: (entry) => {
      const line = `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
      stream.write(line);
      if (process.env['DEBUG']) process.stderr.write(line);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
