import { createHash } from 'node:crypto';
import { addressParser, decodeWords } from 'postal-mime';
import type { Verdicts } from '#contract/contact/message.ts';
import { withoutControls } from '#contract/bidi.ts';
import { limits } from '#contract/limits.ts';
import { asciiEmail, visible } from '#contract/text.ts';
import { logger } from '../http/logger.ts';
import { fingerprint } from '../lists/list-row.ts';
import type { AttachedFile } from '../outbox/mail-client.ts';
import { attachedFiles } from './attached-files.ts';
import { isAutomatic, isFromList, suppressesReplies } from './automatic.ts';
import { type Field, type Head, readHead, valueOf, valuesOf } from './head.ts';
import { htmlToText } from './html-text.ts';
import { readBody } from './mail-body.ts';
import { splitHistory } from './quoted-history.ts';
import { verdictsOf } from './verdicts.ts';

/** A received mail, as far as it could be read. */
export interface ReceivedMail {
  /** Deterministic: a mail that is delivered twice has the same. */
  readonly id: string;
  /** Without angle brackets. Left out if it has none. */
  readonly messageId?: string;
  /** The sender's name, empty if there is none. */
  readonly name: string;
  /** The sender's address, empty if it cannot be read. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly quoted: string;
  /** As sent: show it in a sandbox only. */
  readonly html: string | undefined;
  readonly files: readonly AttachedFile[];
  readonly verdicts: Verdicts;
  readonly isAutomatic: boolean;
  readonly isFromList: boolean;
  readonly suppressesReplies: boolean;
  /** When SES received it. */
  readonly receivedAt: Date;
  /** When it was written, or received if it does not say so credibly. */
  readonly at: Date;
  /** Addresses that may have a conversation's token. */
  readonly recipients: readonly string[];
  /** `Message-ID`s of earlier mails, the likeliest first. */
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
}

/** Maximum characters of text and history together: a row of DynamoDB has 400 KB, and a character up to 3 bytes. */
const maxText = 100_000;
/** Characters that are searched for the history. */
const maxSearched = 1_000_000;
const maxSubject = 500;

/** Milliseconds that a mail may have been on its way to keep its own time. */
const maxDelay = 24 * 60 * 60_000;

const cutNotice = '[This mail is too large to be shown completely. The original has all of it.]';
const unreadableNotice = '[This mail could not be read. Its original is kept.]';

/**
 * Reads a mail. It never fails: what cannot be read is left out, and the text says so.
 * @param storedAt when S3 got it
 */
export async function parseMail(raw: Buffer, storedAt: Date): Promise<ReceivedMail> {
  const head = readHead(raw);
  const { fields, receipt } = head;
  const content = await readContent(head);
  const receivedAt = earlier(dateIn(valueOf(receipt, 'received')?.split(';').at(-1)), storedAt);
  const { name, address } = mailboxOf(fields);
  const messageId = idsIn(valueOf(fields, 'message-id') ?? '')[0];
  const date = valueOf(fields, 'date');
  const subject = line(decodeWords(valueOf(fields, 'subject') ?? '')).slice(0, maxSubject);
  // What the sender wrote, without what SES adds anew each time. It does not depend on how we read it.
  const identity = [
    messageId ?? null,
    // Without both, the same mail on the same day is one.
    date ?? receivedAt.toISOString().slice(0, 10),
    valueOf(fields, 'from') ?? null,
    subject,
    createHash('sha256').update(head.body).digest('hex'),
  ];
  return {
    id: fingerprint(JSON.stringify(identity)).slice(0, 32),
    ...(messageId !== undefined && { messageId }),
    name,
    from: address,
    subject,
    ...content,
    verdicts: verdictsOf(receipt),
    isAutomatic: isAutomatic(head),
    isFromList: isFromList(head),
    suppressesReplies: suppressesReplies(head),
    receivedAt,
    at: writtenAt(dateIn(date), receivedAt),
    recipients: ['to', 'cc', 'delivered-to', 'received'].flatMap((field) =>
      valuesOf(fields, field).flatMap((value) => wordsWithAt(value)),
    ),
    inReplyTo: valuesOf(fields, 'in-reply-to').flatMap((value) => idsIn(value)),
    references: valuesOf(fields, 'references')
      .flatMap((value) => idsIn(value))
      .toReversed(),
  };
}

type Content = Pick<ReceivedMail, 'text' | 'quoted' | 'html' | 'files'>;

async function readContent(head: Head): Promise<Content> {
  try {
    return await decodeContent(head);
  } catch (error) {
    logger.error('mail not readable', error instanceof Error ? { error } : {});
    return { text: unreadableNotice, quoted: '', html: undefined, files: [] };
  }
}

async function decodeContent({ fields, body }: Head): Promise<Content> {
  const read = await readBody(fields, body);
  const { email } = read;
  const { files, isCut } = attachedFiles(email.attachments);
  const plain = multiline(email.text ?? '');
  const whole = plain === '' ? multiline(htmlToText(email.html ?? '')) : plain;
  const split = splitHistory(upTo(whole, maxSearched));
  const text = upTo(split.text, maxText);
  const quoted = upTo(split.quoted, maxText - text.length);
  const isWhole =
    text.length + quoted.length === split.text.length + split.quoted.length &&
    whole.length <= maxSearched &&
    !isCut &&
    !read.isCut;
  return {
    text: isWhole ? text : [text, cutNotice].filter((part) => part !== '').join('\n\n'),
    quoted,
    html: email.html,
    files,
  };
}

/** Text without control characters, and with `\n` as its line break. */
function multiline(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, '')
    .trimEnd();
}

/** A single line without characters that hide or reorder others. */
function line(text: string): string {
  return visible(withoutControls(text).replaceAll(/\p{Cc}+|\s+/gu, ' ')).toWellFormed();
}

/** Cuts a text, but no character. */
function upTo(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The first sender who can be read; a mail may name several, or a group (RFC 5322, section 3.4). */
function mailboxOf(fields: readonly Field[]): { name: string; address: string } {
  const all = valuesOf(fields, 'from')
    .flatMap((value) => addressParser(value, { flatten: true }))
    .filter((each) => each.address !== undefined);
  for (const { name, address: given } of all) {
    const address = asciiEmail(given);
    const { pattern, max } = limits.email;
    if (pattern.test(address) && address.length <= max) return { name: line(name), address };
  }
  return { name: line(all[0]?.name ?? ''), address: '' };
}

/** The `Message-ID`s in a field, without angle brackets. */
function idsIn(value: string): string[] {
  return value
    .split(/[\s<>,"]+/)
    .filter((id) => id.includes('@') && id.length <= 998 && /^[!-~]+$/.test(id));
}

function wordsWithAt(value: string): string[] {
  return value.split(/[\s<>,;:"()]+/).filter((word) => word.includes('@'));
}

function dateIn(value: string | undefined): Date | undefined {
  const date = new Date(
    (value ?? '')
      .slice(0, 200)
      .replaceAll(/\([^()]*\)/g, '')
      .trim(),
  );
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function earlier(date: Date | undefined, other: Date): Date {
  return date !== undefined && date < other ? date : other;
}

function writtenAt(date: Date | undefined, receivedAt: Date): Date {
  const delay = date === undefined ? Infinity : receivedAt.getTime() - date.getTime();
  return date !== undefined && delay >= 0 && delay <= maxDelay ? date : receivedAt;
}
