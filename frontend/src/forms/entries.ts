import { asciiEmail, visible } from '#contract/text.ts';

/**
 * The trimmed text of a single-line field; empty if the form has no such field. Control characters in pasted text
 * become spaces, because visitors could not see them to correct them.
 */
export function lineOf(entries: FormData, field: string): string {
  return visible(rawOf(entries, field).replace(/\p{Cc}/gu, ' '));
}

/** An email address as the server stores it. */
export function emailOf(entries: FormData, field: string): string {
  return asciiEmail(lineOf(entries, field));
}

/** Like {@link lineOf}, for several lines. */
export function textOf(entries: FormData, field: string): string {
  return visible(rawOf(entries, field).replace(/[^\P{Cc}\t\n\r]/gu, ' '));
}

/** The text as typed, for passwords. */
export function rawOf(entries: FormData, field: string): string {
  const value = entries.get(field);
  return typeof value === 'string' ? value : '';
}
