import { isolated } from '#contract/bidi.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { keysOf } from '../../ui/keys-of.ts';
import { apart } from './format.ts';

interface Known extends ContactSubmission {
  /** The requested products as a Markdown table. */
  readonly products: string;
}

/** The placeholders of templates, with their values for a contact. */
const placeholders = {
  firstName: ({ firstName }) => isolated(firstName),
  lastName: ({ lastName }) => isolated(lastName),
  company: ({ company }) => isolated(company),
  number: ({ id }) => id,
  products: ({ products }) => products,
} as const satisfies Record<string, (contact: Known) => string>;

export const placeholderNames = keysOf(placeholders);

const mark = /\{(\w+)\}/g;

/**
 * Fills a reply template for a contact: `fillTemplate('Hello {firstName},', contact)` is `Hello Ada,`. A visitor's text is
 * inserted as it is, even if it looks like a placeholder; unknown placeholders stay.
 * @param text a template's text as `GET /reply-templates` returns it, with LF line ends
 * @param products the requested products as a Markdown table
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

/** Unknown placeholders in a text, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(mark), ([whole]) => whole);
  return [...new Set(found)].filter(
    (each) => !placeholderNames.some((name) => each === `{${name}}`),
  );
}
