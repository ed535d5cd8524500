import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Makes the data folder where it is missing and tries to write in it.
 * @returns its absolute path
 * @throws Error in one line where it cannot be written
 */
export function openDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileAtomically(probe, '');
    rmSync(probe);
    return folder;
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be written (${codeOf(cause)}).`, { cause });
  }
}

/** `mkdir -p`. Node's own one never ends where a file system denies what its parent seems to allow (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Replaces a file at once: after a crash it holds either its old or its new content. */
export function writeFileAtomically(file: string, content: string): void {
  const draft = `${file}.draft`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

/**
 * The content of a file, or undefined where there is none.
 * @throws Error in one line where there is one that cannot be read
 */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read (${codeOf(cause)}).`, { cause });
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
