import { randomInt } from 'node:crypto';

/** 32 characters that are unambiguous on paper and by telephone. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A first password: 24 characters, of which 20 are random, so 100 bits. Its user replaces it at the first sign-in. */
export function firstPassword(): string {
  return Array.from({ length: 5 }, part).join('-');
}

function part(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
