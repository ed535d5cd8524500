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
/** The message for a text that needs no particular form. */
export const plainText = 'must not hold control characters';

/**
 * The length checks. The field's name precedes their words in an error response. The first failed check ends the
 * field's checks, so each field is reported once.
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
 * Text, trimmed of spaces and invisible characters, without control characters except those the bounds' pattern allows.
 * Invisible text counts as empty; half a surrogate pair, which UTF-8 cannot encode, becomes U+FFFD.
 * @param form the required form, also reported for a text that is too short
 */
export function text(bounds: Bounds, form?: string, trimmed = visible) {
  const error = form ?? plainText;
  return z.string(words).check(
    z.overwrite((given) => trimmed(given).toWellFormed()),
    ...length(bounds, form),
    z.regex(bounds.pattern ?? linePattern, { error }),
  );
}

/** An email address, trimmed, with its domain in Punycode. */
export function email() {
  return text(
    limits.email,
    'must be an email address such as name@example.com, with two letters or more at its end',
    asciiEmail,
  );
}

/** The version of the consent's words that a form shows, see `consent.ts`. */
export function wording() {
  return z.optional(
    z
      .string(words)
      .check(z.describe('the version of the words that the form shows; without it, the newest')),
  );
}

/** A telephone number, trimmed but otherwise as typed. */
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

/** A secret. It is never trimmed because spaces may be part of it. */
export function secret(bounds: Bounds) {
  return z.string(words).check(...length(bounds));
}
