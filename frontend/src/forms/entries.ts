import { visible } from '#contract/text.ts';

/**
 * The trimmed text of a field over one line, empty where the form has no such field. Invisible control
 * characters, which come with pasted text and which nobody could find to correct, become spaces.
 */
export function lineOf(entries: FormData, field: string): string {
  return visible(rawOf(entries, field).replace(/\p{Cc}/gu, ' '));
}

/** As {@link lineOf}, over several lines. */
export function textOf(entries: FormData, field: string): string {
  return visible(rawOf(entries, field).replace(/[^\P{Cc}\t\n\r]/gu, ' '));
}

/** The text as it was typed, for passwords. */
export function rawOf(entries: FormData, field: string): string {
  const value = entries.get(field);
  return typeof value === 'string' ? value : '';
}
