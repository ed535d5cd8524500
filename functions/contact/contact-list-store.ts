import { ContactSubmission } from '#contract/contact/submission.ts';
import { limits } from '#contract/limits.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  countRows,
  type ListPage,
  type ListPageRequest,
  readListPage,
} from '../lists/list-store.ts';
import { conditionOf, type ContactFilter, partitionsOf } from './partitions.ts';

const table = fromEnvironment('CONTACTS_TABLE');

/** A page of filtered contacts. */
export function readContacts(
  filter: ContactFilter,
  request: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  const where = conditionOf(filter);
  return readListPage(table, ContactSubmission, partitionsOf(filter), { ...request, where });
}

/** The number of filtered contacts, at most `limits.count`. */
export function countOf(filter: ContactFilter): Promise<number> {
  const where = conditionOf(filter);
  return countRows(table, partitionsOf(filter), limits.count, { where });
}

/**
 * The number of new and open contacts that were submitted in a time, at most `limits.count`.
 * @param time in milliseconds since 1970: from the first on, before the second
 */
export function countUnfinished({
  from,
  to,
}: {
  readonly from?: number;
  readonly to?: number;
}): Promise<number> {
  const partitions = (['new', 'open'] as const).flatMap((status) => partitionsOf({ status }));
  return countRows(table, partitions, limits.count, { from: timeOf(from), after: timeOf(to) });
}

function timeOf(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}
