import { senderName } from '#mail/sender.ts';
import { replyMail } from '#mail/templates.ts';
import type { StoredContact } from '../contact/contact-row.ts';
import { escaped } from '../http/escaped.ts';
import { fill } from '../mail/fill.ts';
import { mailbox } from '../mail/mailbox.ts';
import { Markup } from '../mail/markup.ts';
import { quote } from '../mail/quote.ts';
import type { Mail } from '../outbox/mail-client.ts';
import { readPreferences } from '../staff/preferences.ts';
import { attachmentKey } from './attachment-key.ts';
import type { StoredMessage } from './message-row.ts';
import { readMessages } from './message-store.ts';
import { threadAddress, threadToken } from './thread-address.ts';
import { threadHeaders } from './thread-headers.ts';

/** Maximum characters of the quoted message. */
const maxQuote = 10_000;

/** A subject's limit, in characters. */
const maxSubject = 200;

/**
 * Writes the mail of a reply.
 * @throws ApiError `unavailable`; Error if a file is missing
 */
export async function writeReply(
  message: StoredMessage,
  contact: StoredContact,
  inbox: string,
): Promise<Mail> {
  const { id, author = '', to = contact.businessEmail, at, text } = message;
  const [token, { signature }, all] = await Promise.all([
    threadToken(contact.id),
    readPreferences(author),
    readMessages(contact.id),
  ]);
  const earlier = all.filter((each) => each.id !== id && each.at <= at);
  const letter = await letterOf([text, signature], quotation(contact, earlier));
  const { subject: usual, ...parts } = fill(replyMail, { id: contact.id, letter });
  return {
    to: [to],
    from: mailbox(`${nameOf(author)} at ${senderName}`, inbox),
    replyTo: threadAddress(inbox, token),
    subject: subjectOf(earlier) ?? usual,
    ...parts,
    headers: threadHeaders(inbox, token, earlier),
    attachments: await filesOf(message),
    message: `${contact.id}_${id}`,
  };
}

/** A username may be an address, which spam filters dislike in a name. */
function nameOf(author: string): string {
  return author.split('@')[0] || author;
}

async function letterOf(words: readonly string[], quoted: Markup | undefined): Promise<Markup> {
  // Loaded on demand: most runs of the dispatcher send no reply.
  const { htmlOf, textOf } = await import('../mail/markdown.ts');
  const written = words.filter((part) => part !== '');
  return new Markup({
    html: [...written.map(htmlOf), ...(quoted ? [quoted.html] : [])].join(''),
    text: [...written.map(textOf), ...(quoted ? [quoted.text] : [])].join('\n\n'),
  });
}

/** The message that is answered. What staff noted of a call is not the customer's. */
function quotation(
  { source, firstName, lastName, message, submittedAt }: StoredContact,
  earlier: readonly StoredMessage[],
): Markup | undefined {
  const opening = source === undefined ? { at: submittedAt, text: message } : undefined;
  const { at, text } = earlier.findLast(({ direction }) => direction === 'in') ?? opening ?? {};
  if (at === undefined || !text) return undefined;
  const name = `${firstName} ${lastName}`.trim();
  const intro = `On ${dateOf(at)}, ${name} wrote:`;
  const words = quote(text, maxQuote);
  return new Markup({
    html: `<p class="soft" style="margin:16px 0 8px">${escaped(intro)}</p>${words.html}`,
    text: `${intro}\n${words.text}`,
  });
}

/** "November 20, 2026 at 4:05 p.m. UTC" */
function dateOf(at: string): string {
  const time = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Date(at).toLocaleString('en-CA', time)} UTC`;
}

/** The subject of the customer's last mail, answered. */
function subjectOf(earlier: readonly StoredMessage[]): string | undefined {
  const last = earlier.findLast(({ direction, subject }) => direction === 'in' && subject);
  const subject = last?.subject?.replaceAll(/\s+/g, ' ').trim().slice(0, maxSubject).toWellFormed();
  if (!subject) return undefined;
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

async function filesOf({ contact, attachments }: StoredMessage) {
  if (attachments.length === 0) return [];
  const { readFile } = await import('../files/files-store.ts');
  return Promise.all(
    attachments.map(async ({ id, name, type }) => {
      const content = await readFile(attachmentKey(contact, id));
      if (content === undefined) throw new Error('A file of the message is missing.');
      return { name, type, content };
    }),
  );
}
