import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

const line = z._default(z.string(), '');

/** A file of a form. */
const Upload = z.object({ name: z.string(), type: z.string(), content: z.instanceof(Buffer) });

/** A mail as somebody writes it in the mailbox. */
export const Draft = z.object({
  to: line,
  from: line,
  subject: line,
  text: line,
  /** Further fields, a line each. They replace those of the same name. */
  headers: line,
  attachment: z.optional(Upload),
});
export type Draft = z.infer<typeof Draft>;

/**
 * A draft as a mail program sends it (RFC 5322, RFC 2045, RFC 2231).
 * @throws a one-line Error if a further field is none
 */
export function compose({ to, from, subject, text, headers, attachment }: Draft): Buffer {
  const further = fieldsOf(headers);
  const replaced = new Set(
    further.map((field) => field.slice(0, field.indexOf(':')).toLowerCase()),
  );
  const own = Object.entries({
    From: encodeName(from),
    To: encodeName(to),
    Subject: encodeWords(subject),
    Date: new Date().toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${randomUUID()}@mailbox.localhost>`,
    'MIME-Version': '1.0',
  });
  const fields = own
    .filter(([name]) => !replaced.has(name.toLowerCase()))
    .map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}`);
  const body = part('Content-Type: text/plain; charset=utf-8', Buffer.from(text));
  const content = attachment === undefined ? body : mixed(body, attachment);
  return Buffer.from([...fields, ...further, content].join('\r\n'));
}

function mixed(body: string, { name, type, content }: z.infer<typeof Upload>): string {
  const boundary = randomUUID();
  const encoded = encodeURIComponent(name).replaceAll("'", '%27');
  const file = part(
    `Content-Type: ${type || 'application/octet-stream'}\r\nContent-Disposition: attachment; filename*=UTF-8''${encoded}`,
    content,
  );
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    body,
    `--${boundary}`,
    file,
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(headers: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,76}/g) ?? [];
  return [headers, 'Content-Transfer-Encoding: base64', '', ...lines, ''].join('\r\n');
}

function fieldsOf(headers: string): string[] {
  const fields = headers
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n+(?![ \t])/)
    .filter(Boolean);
  const wrong = fields.find((field) => !/^[!-9;-~]+:/.test(field));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no header: it has the form "Name: value".`);
  return fields.map((field) => field.replaceAll('\n', '\r\n'));
}

/** `Zoë <zoe@example.com>`, with an encoded word (RFC 2047). */
function encodeName(mailbox: string): string {
  const [, name = '', address = mailbox] = /^(.*?)\s*(<[^<>]*>)\s*$/s.exec(mailbox) ?? [];
  return name === '' ? address : `${encodeWords(name)} ${address}`;
}

/** RFC 2047, with short words: one has 75 characters at most. */
function encodeWords(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const parts = text.match(/.{1,10}/gsu) ?? [];
  return parts.map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join(' ');
}
