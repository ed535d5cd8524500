import { contactIdPattern } from '#contract/limits.ts';
import { invalidField } from '../http/api-error.ts';
import { toCursor } from '../lists/cursor.ts';

/** Where a look-up in several calls goes on: after a contact, or after a row of a contact's messages, which come last. */
export interface Place {
  /** When it began. */
  readonly since: string;
  readonly contact?: string | undefined;
  /** The sort key of the row. Left out: some contacts are still to come. */
  readonly entry?: string | undefined;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An opaque cursor. */
export function cursorAt({ since, contact, entry }: Place): string {
  return toCursor([since, contact, ...(entry === undefined ? [] : [entry])].join('#'));
}

/**
 * The place in a cursor; without one, the beginning.
 * @throws ApiError if the API never issued this cursor
 */
export function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return { since: new Date().toISOString() };
  const key = Buffer.from(cursor, 'base64url').toString();
  const [since = '', contact = '', ...rest] = key.split('#');
  if (!time.test(since) || !contactIdPattern.test(contact) || toCursor(key) !== cursor) {
    throw invalidField('cursor', 'format', 'must come from the response before');
  }
  return { since, contact, ...(rest.length > 0 && { entry: rest.join('#') }) };
}
