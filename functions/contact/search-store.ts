import { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { emailIndex } from '#contract/tables.ts';
import { fromEnvironment } from '../http/environment.ts';
import { type KeyedRow, type KeyRange, readListPage } from '../lists/list-store.ts';
import { rowsNewestFirst } from '../lists/newest-first-store.ts';
import { partitionsOf } from './partitions.ts';

const table = fromEnvironment('CONTACTS_TABLE');

/** The latest contacts with any of these spellings of an address, up to one page. */
export async function findByEmail(
  spellings: readonly string[],
  before: string,
): Promise<readonly ContactSubmission[]> {
  const partitions = spellings.map((value) => ({ index: emailIndex, value }));
  const range = { limit: limits.page.max, after: before };
  return (await readListPage(table, ContactSubmission, partitions, range)).rows;
}

/** All contacts of one status or any, newest first. They are not parsed, because most are only scanned. */
export function contactsNewestFirst(
  status: ContactStatus | undefined,
  range: KeyRange,
): AsyncGenerator<KeyedRow> {
  const fields = Object.keys(ContactSubmission.shape);
  return rowsNewestFirst(table, fields, partitionsOf({ status }), range);
}
