import type { ContactSubmission } from '#contract/contact/submission.ts';
import { type ContactQuery, nobody } from '#contract/contact/query.ts';
import type { ListPage, ListPageRequest } from '../lists/list-store.ts';
import { findUser } from '../staff/cognito-users.ts';
import { unknownAssignee } from './assignee.ts';
import { readContacts } from './contact-list-store.ts';

/**
 * A page of the contacts that a query asks for. Only if it is empty Cognito is asked about the assignee, whose name may
 * be written in another case: the contacts of somebody who has left can still be listed.
 * @throws ApiError that names the assignee if there is none of this name; `too_many_requests`, `unavailable`
 */
export async function listContacts(
  { status, assignee }: Pick<ContactQuery, 'status' | 'assignee'>,
  request: ListPageRequest,
): Promise<ListPage<ContactSubmission>> {
  if (assignee === nobody) return readContacts({ status, assignee: null }, request);
  const page = await readContacts({ status, assignee }, request);
  if (assignee === undefined || page.rows.length > 0) return page;
  const user = await findUser(assignee);
  if (user === undefined) throw unknownAssignee();
  return readContacts({ status, assignee: user.username }, request);
}
