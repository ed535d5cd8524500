import * as z from 'zod/mini';
import { readAbout } from '#contract/contact/about.ts';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { digestMail as withoutMessages, digestMailWithMessages } from '#mail/templates.ts';
import { escaped } from '../http/escaped.ts';
import { fill, type MailParts } from '../mail/fill.ts';

/** A contact in a digest. */
export const Announced = z.pick(z.object(ContactSubmission.shape), {
  id: true,
  submittedAt: true,
  firstName: true,
  lastName: true,
  message: true,
  about: true,
  callTimes: true,
});
export type Announced = z.infer<typeof Announced>;

/**
 * Bytes of names and messages in one mail. Gmail clips above 102 KB; a hundred contacts without them take half of that.
 */
const wordsBudget = 41_000;

interface DigestOptions {
  readonly siteUrl: string;
  /** Whether it includes sender and message. */
  readonly withMessage: boolean;
}

/** A mail to staff about new contacts, oldest first. The subject has their number and no visitor data. */
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

/** The message, below the sender's other requests. */
function asWritten({
  about,
  callTimes = '',
  message,
}: Pick<Announced, 'about' | 'callTimes' | 'message'>): string {
  const call = callTimes === '' ? '' : `Call: ${callTimes}\n`;
  return `${asksAbout(about)}${call}${message}`;
}

/** A line above the message with the products' slugs; their names come with the pages. */
function asksAbout(about = ''): string {
  const products = readAbout(about).map(({ slug, quantity }) => {
    const name = slug.replaceAll('-', ' ');
    return quantity === undefined ? name : `${quantity} × ${name}`;
  });
  return products.length === 0 ? '' : `Asks about: ${products.join(', ')}\n`;
}

/** Cuts a text to a number of bytes of HTML, with an ellipsis if cut. */
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
