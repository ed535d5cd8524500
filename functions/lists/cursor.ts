import { invalidField } from '../http/api-error.ts';

/** A list's sort key. Milliseconds are mandatory, or keys would not sort as text. */
const place = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export function isPlace(text: string): boolean {
  return place.test(text);
}

/** An opaque cursor for the last row of a page. */
export function toCursor(key: string): string {
  return Buffer.from(key).toString('base64url');
}

/**
 * The sort key in a cursor.
 * @throws ApiError if the API never issued this cursor
 */
export function fromCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (!place.test(key) || toCursor(key) !== cursor) {
    throw invalidField('cursor', 'format', 'must come from the Link header of a page');
  }
  return key;
}
