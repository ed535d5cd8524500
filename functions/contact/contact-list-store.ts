import type { ContactSubmission } from '#contract/contact/submission.ts';
import { limits } from '#contract/limits.ts';
import {
  countRows,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';
import { ContactRow } from './contact-row.ts';
import { contactsTable } from './contacts-table.ts';
import { type ContactFilter, partitionsOf } from './partitions.ts';

/** The contacts of a filter, newest first. */
export function readContacts(
  filter: ContactFilter,
  request: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  return readListPage(contactsTable, ContactRow, partitionsOf(filter), request);
}

/** How many contacts a filter leaves; `limits.count` if there are as many or more. */
export function countOf(filter: ContactFilter): Promise<number> {
  return countRows(contactsTable, partitionsOf(filter), limits.count);
}
