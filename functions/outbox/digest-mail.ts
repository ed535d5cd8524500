import { escaped } from '../http/escaped.ts';

/** What a digest may say of a contact. */
export interface Announced {
  readonly id: string;
  readonly submittedAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly message: string;
}

/**
 * Characters of messages in one mail. Gmail cuts off what goes beyond 102 KB: a character is four bytes at most, and
 * what stands around a hundred contacts 25 KB.
 */
const messageBudget = 18_000;

interface DigestOptions {
  readonly siteUrl: string;
  /** Whether it says who wrote what. */
  readonly withMessage: boolean;
}

/** A mail to staff about new contacts, the oldest first. The subject says how many, and nothing of a visitor. */
export function digestMail(
  contacts: readonly Announced[],
  { siteUrl, withMessage }: DigestOptions,
): { subject: string; text: string; html: string } {
  const count = contacts.length;
  const subject = count === 1 ? '1 new contact' : `${count} new contacts`;
  const entries = contacts.map((contact) => ({
    heading: `#${contact.id}, ${contact.submittedAt.slice(0, 16).replace('T', ' ')} UTC`,
    link: `${siteUrl}/admin/contacts/${contact.id}`,
    name: withMessage ? `${contact.firstName} ${contact.lastName}` : undefined,
    message: withMessage ? cut(contact.message, Math.floor(messageBudget / count)) : undefined,
  }));
  const list = `${siteUrl}/admin/dashboard`;
  const text = entries.map(({ heading, link, name, message }) =>
    [heading, name, message, link].filter((line) => line !== undefined).join('\n'),
  );
  const html = entries.map(
    ({ heading, link, name, message }) =>
      `<p><a href="${link}">${heading}</a>${
        name === undefined ? '' : `<br><strong>${escaped(name)}</strong>`
      }</p>${message === undefined ? '' : `<p style="white-space:pre-line">${escaped(message)}</p>`}`,
  );
  return {
    subject,
    text: [`${subject}:`, ...text, `All contacts: ${list}`].join('\n\n').concat('\n'),
    html: page(
      subject,
      `<h1>${subject}</h1>${html.join('')}<p><a href="${list}">All contacts</a></p>`,
    ),
  };
}

/** The first characters of a text, with an ellipsis where there are more. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // The first half of a pair alone is no character.
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** `color-scheme` lets mail programs that have a dark scheme choose the colours. */
function page(title: string, body: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title}</title>`,
    '<style>html{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.25rem}</style>',
    `</head><body>${body}</body></html>`,
  ].join('');
}
