import { isUtf8 } from 'node:buffer';
import PostalMime, { type Email } from 'postal-mime';
import { contentFields, type Field, valueOf } from './head.ts';

/** What is read of a body. */
export interface Body {
  readonly email: Pick<Email, 'text' | 'html' | 'attachments'>;
  /** Some parts were left out. */
  readonly isCut: boolean;
}

/** Bounds of a mail that a person writes: parts within each other, parts, and bytes of their header fields. */
const maxDepth = 20;
const maxParts = 500;
const maxHeaderBytes = 256 * 1024;

/**
 * Maximum lines, since postal-mime needs 2 KB and 15 µs for each: 40 MB in base64 are 540,000, of 76 characters. No person
 * writes as many short ones.
 */
const maxLines = 600_000;
const maxShortLines = 100_000;
const shortLine = 50;

/** Maximum multiparts, each of which has a boundary; attached mails have some, too. */
const maxBoundaries = 100;

/**
 * Decodes a body. One that exceeds the bounds is read up to there.
 * @throws Error if nothing of it can be read
 */
export async function readBody(fields: readonly Field[], body: Buffer): Promise<Body> {
  const type = typeOf(fields, body);
  const head = contentFields.flatMap((name) => {
    const value = name === 'content-type' ? type : valueOf(fields, name);
    return value === undefined ? [] : [`${name}: ${value}\r\n`];
  });
  const top = Buffer.from(`${head.join('')}\r\n`);
  try {
    return await parse(top, body, readableEnd(type, body, maxBoundaries));
  } catch {
    // Too many parts within each other: shorter, then.
    return parse(top, body, readableEnd(type, body, maxDepth));
  }
}

async function parse(top: Buffer, body: Buffer, end: number): Promise<Body> {
  const email = await PostalMime.parse(Buffer.concat([top, body.subarray(0, end)]), {
    maxNestingDepth: maxDepth,
    maxHeadersSize: maxHeaderBytes,
    // Attached mails are files: their parts are not this mail's.
    forceRfc822Attachments: true,
  });
  return { email, isCut: end < body.length };
}

/** The body's type. Old programs name no charset for what is not UTF-8. */
function typeOf(fields: readonly Field[], body: Buffer): string {
  const type = valueOf(fields, 'content-type') ?? 'text/plain';
  const isGuessed = /^text\//i.test(type) && !/charset/i.test(type) && !isUtf8(body);
  return isGuessed ? `${type}; charset=windows-1252` : type;
}

/** Where to stop reading: before the part that exceeds a bound. */
function readableEnd(type: string, body: Buffer, maxFound: number): number {
  const found = new Set(boundariesIn(type));
  let parts = 0;
  let lines = 0;
  let shortLines = 0;
  for (let from = 0; from < body.length;) {
    const newline = body.indexOf(10, from);
    const end = newline === -1 ? body.length : newline + 1;
    const line = body.subarray(from, Math.min(end, from + 1000)).toString('latin1');
    if (line.startsWith('--')) {
      const rest = line.slice(2);
      if (found.values().some((boundary) => rest.startsWith(boundary))) parts += 1;
    } else {
      for (const boundary of boundariesIn(line)) found.add(boundary);
    }
    lines += 1;
    if (line.length < shortLine) shortLines += 1;
    const isLong = lines > maxLines || shortLines > maxShortLines;
    if (isLong || parts > maxParts || found.size > maxFound) return from;
    from = end;
  }
  return body.length;
}

/** The boundaries that a `Content-Type` field names, or the first part of one (RFC 2231, section 3). */
function boundariesIn(line: string): string[] {
  if (!/boundary/i.test(line)) return [];
  const found = line.matchAll(/boundary(?:\*0?\*?)?\s*=\s*(?:"([^"\r\n]+)|([^\s";]+))/gi);
  return Array.from(found, ([, quoted = '', plain = '']) => quoted || plain);
}
