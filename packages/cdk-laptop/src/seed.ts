import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { dataFormat, readFileIfExists, writeFileAtomically } from './data-folder.ts';

export const letters = 'abcdefghijklmnopqrstuvwxyz';
export const digits = '0123456789';

/** Derives names and secrets: the same for one data folder, different for two. */
export interface Seed {
  /** Callers of the local AWS services sign with it: functions and the staff command. */
  readonly accessKeyId: string;
  /**
   * Unguessable characters for a purpose, such as `"<stack>/<logicalId>"`.
   * @param alphabet at most 256 characters
   */
  derive(purpose: string, length: number, alphabet?: string): string;
}

/**
 * Reads the data folder's seed, or creates it.
 * @throws a one-line Error if it is damaged
 */
export function readSeed(dataDir: string): Seed {
  const seed = readSeedFile(dataDir);
  const derive: Seed['derive'] = (purpose, length, alphabet = letters + digits) => {
    // Skipping bytes past the last whole multiple of the alphabet keeps all characters equally likely.
    const usable = 256 - (256 % alphabet.length);
    let text = '';
    for (let block = 0; text.length < length; block += 1) {
      for (const byte of createHmac('sha256', seed).update(`${purpose}\n${block}`).digest()) {
        if (byte < usable) text += alphabet[byte % alphabet.length] ?? '';
      }
    }
    return text.slice(0, length);
  };
  return { accessKeyId: derive('access key', 32), derive };
}

function readSeedFile(dataDir: string): string {
  const file = join(dataDir, 'seed');
  const stored = readFileIfExists(file);
  if (stored === undefined) {
    const seed = randomBytes(32).toString('hex');
    writeFileAtomically(join(dataDir, 'format'), dataFormat);
    writeFileAtomically(file, seed);
    return seed;
  }
  // Every local secret derives from the seed: a truncated one would make them easy to guess.
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  throw new Error(
    `${file} is damaged, and the tables have their names from it: put a copy back, or begin with another DATA_DIR.`,
  );
}
