import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readIfThere, writeFileAtomically } from './data-folder.ts';

export const letters = 'abcdefghijklmnopqrstuvwxyz';
export const digits = '0123456789';

/** Makes the names and secrets of a data folder: always the same in one, never the same in two. */
export interface Identity {
  /** What whoever calls the local services of AWS has to sign with: functions and operators. */
  readonly accessKeyId: string;
  /**
   * Unguessable characters for a purpose, such as `"<stack>/<logicalId>"`.
   * @param alphabet at most 256 characters, one of which stands at each place
   */
  derive(purpose: string, length: number, alphabet?: string): string;
}

/**
 * Reads the folder's seed, or makes it where there is none yet.
 * @throws Error in one line where it is damaged
 */
export function readIdentity(dataDir: string): Identity {
  const seed = readSeed(join(dataDir, 'seed'));
  const derive: Identity['derive'] = (purpose, length, alphabet = letters + digits) => {
    // Bytes past the last whole multiple of the alphabet are passed over, so that each character is as likely.
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

function readSeed(file: string): string {
  const kept = readIfThere(file);
  if (kept === undefined) {
    const seed = randomBytes(32).toString('hex');
    writeFileAtomically(file, seed);
    return seed;
  }
  // Every secret here derives from it: one that was cut short would make them easy to guess.
  if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  throw new Error(
    `${file} is damaged, and the tables have their names from it: put a copy back, or begin with another DATA_DIR.`,
  );
}
