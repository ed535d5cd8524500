import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactStatus } from '#contract/contact/status.ts';
import { limits } from '#contract/limits.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  countRows,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';
import { ContactRow } from './contact-row.ts';
import { type ContactFilter, partitionsOf } from './partitions.ts';

const table = fromEnvironment('contactsTable');

/** The contacts of a filter, newest first. */
export function readContacts(
  filter: ContactFilter,
  request: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  return readListPage(table, ContactRow, partitionsOf(filter), request);
}

/** How many contacts have a status; `limits.count` if there are as many or more. */
export function countOf(status: ContactStatus): Promise<number> {
  return countRows(table, partitionsOf({ status }), limits.count);
}
