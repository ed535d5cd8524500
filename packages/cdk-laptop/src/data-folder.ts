import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Creates the data folder if it is missing, or of another format, and checks that it can be written.
 * @returns its absolute path
 * @throws a one-line Error if it cannot be written
 */
export function openDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    keepAside(folder);
    createFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileAtomically(probe, '');
    rmSync(probe);
    return folder;
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be written (${errorCode(cause)}).`, {
      cause,
    });
  }
}

/** The format of a data folder, in the file `format`. Folders from before 1.0 have only a seed. */
export const dataFormat = '1';

/** Moves a folder of another format aside, so that no rows are deleted. */
function keepAside(folder: string): void {
  if (!existsSync(join(folder, 'seed'))) return;
  if (readFileIfExists(join(folder, 'format')) === dataFormat) return;
  const aside = `${folder}-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`;
  renameSync(folder, aside);
  console.log(`The data of an earlier version is kept in ${aside}: this one begins empty.`);
}

/** Like `mkdir -p`. Node's recursive mkdir never returns in /proc, which denies what it seems to allow. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * After a crash the file holds either its old or its new content.
 * @param flush false: the old content may come back if the machine crashes, too, and not only the process
 */
export function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  { flush = true } = {},
): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, content, { mode: 0o600, flush });
  renameSync(draft, file);
}

/** @throws a one-line Error if the file exists but cannot be read */
export function readFileIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read (${errorCode(cause)}).`, { cause });
  }
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
