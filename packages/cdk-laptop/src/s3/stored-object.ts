import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../data-folder.ts';

const Facts = z.object({
  key: z.string(),
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  /** ISO 8601 */
  lastModified: z.string(),
  size: z.number(),
});
type Facts = z.infer<typeof Facts>;

/** An object of the data folder. Its file has one line of JSON, and then the body. */
export interface StoredObject extends Facts {
  readonly file: string;
  /** Where the body begins in the file, in bytes. */
  readonly start: number;
}

/** Keys have up to 1,024 bytes and user-defined metadata 2 KB ("Creating object key names", "Working with object metadata"). */
const maxFactsBytes = 32 * 1024;

/** Writes an object, so that after a crash there is either the old or the new one. */
export function writeObject(
  folder: string,
  key: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
): StoredObject {
  const facts: Facts = {
    key,
    headers: { ...headers },
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    lastModified: new Date().toISOString(),
    size: body.length,
  };
  const line = Buffer.from(`${JSON.stringify(facts)}\n`);
  // Keys may be longer than file names, and case may matter in them only.
  const file = join(folder, createHash('sha256').update(key).digest('hex'));
  writeFileAtomically(file, Buffer.concat([line, body]));
  return { ...facts, file, start: line.length };
}

/** @throws Error if the file is damaged */
export function openObject(file: string): StoredObject {
  const beginning = Buffer.alloc(maxFactsBytes);
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, beginning);
    const end = beginning.subarray(0, length).indexOf('\n');
    const facts = Facts.parse(JSON.parse(beginning.toString('utf8', 0, Math.max(end, 0))));
    return { ...facts, file, start: end + 1 };
  } finally {
    closeSync(descriptor);
  }
}
