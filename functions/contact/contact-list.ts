import type { ContactSubmission } from '#contract/contact/submission.ts';
import { type ContactQuery, nobody } from '#contract/contact/query.ts';
import type { ListPage, ListPageRequest } from '../lists/list-store.ts';
import { findUser } from '../staff/cognito-users.ts';
import { unknownAssignee } from './assignee.ts';
import { readContacts } from './contact-list-store.ts';

/**
 * A page of filtered contacts. Cognito is asked for the assignee's spelling only if the page is empty, so that a former
 * user's contacts can still be listed.
 * @throws ApiError that names the assignee if there is no such user; `too_many_requests`, `unavailable`
 */
export async function listContacts(
  { status, assignee, order }: Pick<ContactQuery, 'status' | 'assignee' | 'order'>,
  page: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  const request = { ...page, order };
  if (assignee === nobody) return readContacts({ status, assignee: null }, request);
  const read = await readContacts({ status, assignee }, request);
  if (assignee === undefined || read.rows.length > 0) return read;
  const user = await findUser(assignee);
  if (user === undefined) throw unknownAssignee();
  return readContacts({ status, assignee: user.username }, request);
}
