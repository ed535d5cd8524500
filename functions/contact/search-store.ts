import { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { emailIndex } from '#contract/tables.ts';
import { fromEnvironment } from '../http/environment.ts';
import { readListPage } from '../lists/list-store.ts';
import { type KeyedRow, rowsInOrder } from '../lists/ordered-rows-store.ts';
import type { KeyRange } from '../lists/partition-store.ts';
import { partitionsOf } from './partitions.ts';

const table = fromEnvironment('CONTACTS_TABLE');

/** An address as it was typed, and in the usual spellings. */
export function spellingsOf(email: string): string[] {
  const lower = email.toLowerCase();
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1);
  return [...new Set([email, lower, capital, email.toUpperCase()])];
}

/** The latest contacts with any of these spellings of an address, up to one page or as many as wanted. */
export async function findByEmail(
  spellings: readonly string[],
  before?: string,
  limit: number = limits.page.max,
): Promise<readonly ContactSubmission[]> {
  const partitions = spellings.map((value) => ({ index: emailIndex, value }));
  const range = { limit, after: before };
  return (await readListPage(table, ContactSubmission, partitions, range)).rows;
}

/** All contacts of one status or any, newest first. They are not parsed, because most are only scanned. */
export function contactsNewestFirst(
  status: ContactStatus | undefined,
  range: KeyRange,
): AsyncGenerator<KeyedRow> {
  const fields = Object.keys(ContactSubmission.shape);
  return rowsInOrder(table, fields, partitionsOf({ status }), range);
}
