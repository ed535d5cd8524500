/** A header field, unfolded but not decoded. */
export interface Field {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
}

/** A mail's header fields and its body. */
export interface Head {
  /**
   * The fields that SES has put before the sender's: `Return-Path`, `Received`, its verdicts, `X-SES-RECEIPT` and
   * `X-SES-DKIM-SIGNATURE` (SES Developer Guide, "Contents of notifications for Amazon SES email receiving", has an
   * example). A sender can write fields of these names, too, but only below.
   */
  readonly receipt: readonly Field[];
  /** The fields that we read, of SES and the sender, in order. */
  readonly fields: readonly Field[];
  readonly body: Buffer;
}

/** The bytes of a header that are looked at. The largest that SES accepts is the mail itself, 40 MB. */
const maxSeen = 4 * 1024 * 1024;

/** The bytes of all fields that are kept, and of each. The others only tell programs something. */
const maxBytes = 256 * 1024;
const maxFieldBytes = 64 * 1024;

/** The fields that decide how a body is read (RFC 2045). */
export const contentFields = [
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'content-id',
];

const known = new Set([
  ...contentFields,
  'from',
  'sender',
  'to',
  'cc',
  'delivered-to',
  'received',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'auto-submitted',
  'precedence',
  'list-id',
  'x-auto-response-suppress',
]);

const ofReceipt = new Set([
  'return-path',
  'received',
  'x-ses-spam-verdict',
  'x-ses-virus-verdict',
  'received-spf',
  'authentication-results',
  'x-ses-receipt',
  'x-ses-dkim-signature',
]);

/** The last one that SES writes about its checks. */
const endOfReceipt = 'x-ses-receipt';

/** Splits a mail into its header and its body. It reads anything, without an error. */
export function readHead(raw: Buffer): Head {
  const { head, body } = split(raw);
  const all = head
    .subarray(0, maxSeen)
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
    .map(fieldOf);
  const charset = charsetOf(all);
  const fields: Field[] = [];
  let bytes = 0;
  for (const { name, value } of all) {
    if (!known.has(name)) continue;
    const kept = value.slice(0, maxFieldBytes);
    bytes += kept.length;
    if (bytes > maxBytes) break;
    fields.push({ name, value: decoded(kept, charset) });
  }
  return { receipt: receiptOf(all), fields, body };
}

/** A field's value; the first one, if a mail has several where one is allowed. */
export function valueOf(fields: readonly Field[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value;
}

/** The values of all fields with a name. */
export function valuesOf(fields: readonly Field[], name: string): string[] {
  return fields.filter((field) => field.name === name).map(({ value }) => value);
}

function split(raw: Buffer): { head: Buffer; body: Buffer } {
  // No header at all.
  if (/^\r?\n/.test(raw.toString('latin1', 0, 2))) return { head: raw.subarray(0, 0), body: raw };
  const ends = ['\n\r\n', '\n\n'].flatMap((end) => {
    const at = raw.indexOf(end);
    return at === -1 ? [] : [{ at, to: at + end.length }];
  });
  const [first] = ends.toSorted((one, other) => one.at - other.at);
  return first === undefined
    ? { head: raw, body: Buffer.alloc(0) }
    : { head: raw.subarray(0, first.at), body: raw.subarray(first.to) };
}

function fieldOf(line: string): Field {
  const colon = line.indexOf(':');
  return {
    name: line.slice(0, Math.max(colon, 0)).trim().toLowerCase(),
    value: line
      .slice(colon + 1)
      .replaceAll(/[\r\n\0]/g, '')
      .trim(),
  };
}

/** SES writes each of its fields once, so a second one is the sender's. */
function receiptOf(all: readonly Field[]): Field[] {
  const receipt: Field[] = [];
  for (const field of all) {
    if (!ofReceipt.has(field.name) || valueOf(receipt, field.name) !== undefined) break;
    receipt.push(field);
    if (field.name === endOfReceipt) break;
  }
  return receipt;
}

/** The charset of the body, in which some programs also write their header. */
function charsetOf(all: readonly Field[]): string {
  const type = valueOf(all, 'content-type')?.slice(0, maxFieldBytes) ?? '';
  return /charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? 'windows-1252';
}

/** Header bytes are ASCII, else UTF-8 (RFC 6532), and in old programs anything. */
function decoded(bytes: string, charset: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (/^[\x00-\x7F]*$/.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, 'latin1');
  for (const label of ['utf-8', charset]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(buffer);
    } catch {
      // Not in this charset, or not a charset.
    }
  }
  return new TextDecoder('windows-1252').decode(buffer);
}
