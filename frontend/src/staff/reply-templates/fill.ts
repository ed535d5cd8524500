import { isolated } from '#contract/bidi.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';

/** What a template may leave open, and what a contact says of it. */
const placeholders = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  company: ({ company }) => company,
  number: ({ id }) => id,
} as const satisfies Record<string, (contact: ContactSubmission) => string>;

type Placeholder = keyof typeof placeholders;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const placeholderNames = Object.keys(placeholders) as Placeholder[];

const mark = /\{(\w+)\}/g;

/**
 * A reply template for a contact: `fillTemplate('Hello {firstName},', contact)` is `Hello Ada,`. What a visitor wrote is
 * put in as it is, also where it looks like a placeholder; a placeholder that there is not stays as it is.
 * @param text of a template, as `GET /reply-templates` gives it: lines end in LF
 */
export function fillTemplate(text: string, contact: ContactSubmission): string {
  return text.replaceAll(mark, (whole, name: string) => {
    const known = placeholderNames.find((each) => each === name);
    return known === undefined ? whole : isolated(placeholders[known](contact));
  });
}

/** What looks like a placeholder in a text and is none, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(mark), ([whole]) => whole);
  return [...new Set(found)].filter(
    (each) => !placeholderNames.some((name) => each === `{${name}}`),
  );
}
