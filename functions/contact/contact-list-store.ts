import { ContactSubmission } from '#contract/contact/submission.ts';
import { limits } from '#contract/limits.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  countRows,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';
import { type ContactFilter, partitionsOf } from './partitions.ts';

const table = fromEnvironment('CONTACTS_TABLE');

/** A page of filtered contacts. */
export function readContacts(
  filter: ContactFilter,
  request: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  return readListPage(table, ContactSubmission, partitionsOf(filter), request);
}

/** The number of filtered contacts, at most `limits.count`. */
export function countOf(filter: ContactFilter): Promise<number> {
  return countRows(table, partitionsOf(filter), limits.count);
}
