import * as z from 'zod/mini';
import { limits } from './limits.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

/** Text over several lines, trimmed. */
export function text({ min, max }: Bounds) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/** One line of text, trimmed, without control characters. */
export function line({ min, max, pattern = /^\P{Cc}*$/u }: Bounds) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(pattern));
}

/** An e-mail address, trimmed. */
export function email() {
  return line(limits.email);
}
