import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds for which an app shows one code. */
const period = 30;

/** Clocks of phones may be this many steps off. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As many characters as Cognito's: 256 bits. */
export function newSecret(): string {
  // 256 divides by 32, so that each character is as likely.
  return Array.from(randomBytes(52), (byte) => alphabet[byte % 32]).join('');
}

/** The code that an app shows in a time step (RFC 6238: SHA-1, six digits). */
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

/** The time step near now in which the app shows this code; undefined where there is none. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const present = stepAt(now);
  for (let step = present - tolerance; step <= present + tolerance; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
}
