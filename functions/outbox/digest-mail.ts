import { readAbout } from '#contract/contact/about.ts';
import { digestMail as withoutMessages, digestMailWithMessages } from '#mail/templates.ts';
import { escaped } from '../http/escaped.ts';
import { fill, type MailParts } from '../mail/fill.ts';

/** What a digest may say of a contact. */
export interface Announced {
  readonly id: string;
  readonly submittedAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string;
  readonly about?: string | undefined;
  readonly callTimes?: string | undefined;
}

/**
 * Bytes of names and messages in one mail. Gmail cuts off what goes beyond 102 KB, of which a hundred contacts without
 * them take half.
 */
const wordsBudget = 41_000;

interface DigestOptions {
  readonly siteUrl: string;
  /** Whether it says who wrote what. */
  readonly withMessage: boolean;
}

/** A mail to staff about new contacts, the oldest first. The subject says how many, and nothing of a visitor. */
export function digestMail(
  contacts: readonly Announced[],
  { siteUrl, withMessage }: DigestOptions,
): MailParts {
  const count = contacts.length;
  const values = {
    contacts: count === 1 ? '1 new contact' : `${count} new contacts`,
    dashboardUrl: `${siteUrl}/admin/dashboard`,
  };
  const rows = contacts.map(({ id, submittedAt, firstName, lastName, ...words }) => ({
    id,
    contactUrl: `${siteUrl}/admin/contacts/${id}`,
    arrival: `${submittedAt.slice(0, 16).replace('T', ' ')} UTC`,
    name: cut(`${firstName} ${lastName}`, wordsBudget / count / 4),
    message: cut(asWritten(words), (wordsBudget / count / 4) * 3),
  }));
  return withMessage
    ? fill(digestMailWithMessages, values, rows)
    : fill(withoutMessages, values, rows);
}

/** The message below what else its sender asks for. */
function asWritten({
  about,
  callTimes = '',
  message,
}: Pick<Announced, 'about' | 'callTimes' | 'message'>): string {
  const call = callTimes === '' ? '' : `Call: ${callTimes}\n`;
  return `${asksAbout(about)}${call}${message}`;
}

/** A line above a message, in the words of the slugs: products' names come with the pages that show them. */
function asksAbout(about = ''): string {
  const products = readAbout(about).map(({ slug, quantity }) => {
    const name = slug.replaceAll('-', ' ');
    return quantity === undefined ? name : `${quantity} × ${name}`;
  });
  return products.length === 0 ? '' : `Asks about: ${products.join(', ')}\n`;
}

/** The first characters of a text, so many bytes as HTML, with an ellipsis where there are more. */
function cut(text: string, bytes: number): string {
  let left = bytes;
  let length = 0;
  for (const character of text) {
    left -= Buffer.byteLength(escaped(character));
    if (left < 0) return `${text.slice(0, length)}…`;
    length += character.length;
  }
  return text;
}
