import { isolated } from '#contract/bidi.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { apart } from '../reply/format.ts';

interface Known extends ContactSubmission {
  /** The products asked for, as a Markdown table. */
  readonly products: string;
}

/** What a template may leave open, and what a contact says of it. */
const placeholders = {
  firstName: ({ firstName }) => isolated(firstName),
  lastName: ({ lastName }) => isolated(lastName),
  company: ({ company }) => isolated(company),
  number: ({ id }) => id,
  products: ({ products }) => products,
} as const satisfies Record<string, (contact: Known) => string>;

type Placeholder = keyof typeof placeholders;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const placeholderNames = Object.keys(placeholders) as Placeholder[];

const mark = /\{(\w+)\}/g;

/**
 * A reply template for a contact: `fillTemplate('Hello {firstName},', contact)` is `Hello Ada,`. What a visitor wrote is
 * put in as it is, also where it looks like a placeholder; a placeholder that there is not stays as it is.
 * @param text of a template, as `GET /reply-templates` gives it: lines end in LF
 * @param products the products asked for, as a Markdown table
 */
export function fillTemplate(text: string, contact: ContactSubmission, products: string): string {
  const known = { ...contact, products };
  return text.replaceAll(mark, (whole, name: string, at: number) => {
    const placeholder = placeholderNames.find((each) => each === name);
    if (placeholder === undefined) return whole;
    const filled = placeholders[placeholder](known);
    if (placeholder !== 'products') return filled;
    return apart(text.slice(0, at), filled, text.slice(at + whole.length));
  });
}

/** What looks like a placeholder in a text and is none, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(mark), ([whole]) => whole);
  return [...new Set(found)].filter(
    (each) => !placeholderNames.some((name) => each === `{${name}}`),
  );
}
