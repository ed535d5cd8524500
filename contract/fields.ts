import * as z from 'zod/mini';
import { limits, linePattern } from './limits.ts';
import { isPhone } from './contact/phone.ts';
import { asciiEmail, visible } from './text.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

const words = { error: 'must be text' };
/** What is said of a text that has no form of its own. */
export const plainText = 'must not hold control characters';

/**
 * The length checks. Their words follow the field's name in an error response, and the first check that
 * fails ends the field's checks, so that each field is reported once.
 */
function length({ min, max }: Bounds, tooShort?: string) {
  const error =
    min > 1
      ? `must have between ${min} and ${max} characters`
      : `must have at most ${max} characters`;
  return [
    z.minLength(min, { error: tooShort ?? error, abort: true }),
    z.maxLength(max, { error, abort: true }),
  ] as const;
}

/**
 * Text, trimmed of spaces and invisible characters, without control characters unless the bounds' pattern allows some. What
 * nobody could see counts as nothing; half a surrogate pair, which UTF-8 cannot say, becomes U+FFFD.
 * @param form what the text must look like, said of one that is too short as well
 */
export function text(bounds: Bounds, form?: string, trimmed = visible) {
  const error = form ?? plainText;
  return z.string(words).check(
    z.overwrite((given) => trimmed(given).toWellFormed()),
    ...length(bounds, form),
    z.regex(bounds.pattern ?? linePattern, { error }),
  );
}

/** An e-mail address, trimmed, its domain in Punycode. */
export function email() {
  return text(
    limits.email,
    'must be an e-mail address such as name@example.com, with two letters or more at its end',
    asciiEmail,
  );
}

/** A telephone number, trimmed, and otherwise as it was typed or pasted. */
export function phone() {
  const error =
    'must have 7 to 15 digits, and beside them only spaces, + ( ) . , / # * - and an extension such as "ext. 7"';
  return z.string(words).check(
    z.overwrite((given) => visible(given).toWellFormed()),
    ...length(limits.phone, error),
    z.refine(isPhone, { error }),
    z.describe(error),
  );
}

/** A secret: never trimmed, since a space may be part of one. */
export function secret(bounds: Bounds) {
  return z.string(words).check(...length(bounds));
}
