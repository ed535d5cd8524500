import type { FieldRule } from '#contract/error.ts';
import { visible } from '#contract/text.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

/** A field that broke a rule, in the words that the visitor reads, in the order of the form. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** What to say for a field and a rule; every field says at least something for any rule. */
export type Words<Field extends string> = Record<
  Field,
  { readonly otherwise: string } & { readonly [Rule in FieldRule]?: string }
>;

/** The names of a form's fields, in the order in which `map` lists them. */
export function fieldsOf<Map extends object>(map: Map): (keyof Map & string)[] {
  const fields: (keyof Map & string)[] = [];
  for (const field in map) fields.push(field);
  return fields;
}

/** The first rule that the text breaks, trimmed and measured as the server does. */
export function brokenRule(
  value: string,
  { min, max, pattern = /^\P{Cc}*$/u }: Bounds,
): FieldRule | null {
  const text = visible(value);
  if (text.length < min) return text === '' ? 'required' : 'too_short';
  if (text.length > max) return 'too_long';
  return pattern.test(text) ? null : 'format';
}

/** The problem to show where `rule` is broken, none where it is null. */
export function problem<Field extends string>(
  words: Words<Field>,
  field: Field,
  rule: FieldRule | null,
): Problem<Field>[] {
  return rule === null ? [] : [{ field, message: words[field][rule] ?? words[field].otherwise }];
}

/** The server's verdict on the fields that this form has; its own words where we have none. */
export function problemsFrom<Field extends string>(
  words: Words<Field>,
  verdict: readonly { field: string; rule: FieldRule }[],
): Problem<Field>[] {
  return fieldsOf(words).flatMap((field) =>
    problem(words, field, verdict.find((entry) => entry.field === field)?.rule ?? null),
  );
}
