import type { FieldRule } from '#contract/error.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { keysOf } from '../ui/keys-of.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly pattern?: Pick<RegExp, 'test'>;
}

/** A field that breaks a rule, with the message for the visitor. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** Messages by field and rule; `otherwise` covers any other rule. */
export type Words<Field extends string> = Record<
  Field,
  { readonly otherwise: string } & { readonly [Rule in FieldRule]?: string }
>;

/** The first rule that the text breaks, after trimming and measuring it as the server does. */
export function brokenRule(
  value: string,
  { min, max, pattern = /^\P{Cc}*$/u }: Bounds,
): FieldRule | null {
  const text = visible(value);
  const length = lengthOf(text);
  if (length < min) return text === '' ? 'required' : 'too_short';
  if (length > max) return 'too_long';
  return pattern.test(text) ? null : 'format';
}

/** The problem for a broken rule; none for null. */
export function problem<Field extends string>(
  words: Words<Field>,
  field: Field,
  rule: FieldRule | null,
): Problem<Field>[] {
  return rule === null ? [] : [{ field, message: words[field][rule] ?? words[field].otherwise }];
}

/** The server's errors about this form's fields. */
export function problemsFrom<Field extends string>(
  words: Words<Field>,
  errors: readonly { field: string; rule: FieldRule }[],
): Problem<Field>[] {
  return keysOf(words).flatMap((field) =>
    problem(words, field, errors.find((entry) => entry.field === field)?.rule ?? null),
  );
}
