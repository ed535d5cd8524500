import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds of a time step. */
const period = 30;

/** Time steps by which a phone's clock may differ. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret of 52 characters, as Cognito's. Its first 256 bits count. */
export function newSecret(): string {
  // 256 is a multiple of 32, so all characters are equally likely.
  return Array.from(randomBytes(52), (byte) => alphabet[byte % 32]).join('');
}

/** The code of a time step (RFC 6238: SHA-1, six digits). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / period);
}

/** The time step of a code; undefined if the code is wrong or too far from `now`. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const current = stepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
