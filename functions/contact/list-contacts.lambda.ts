import { ContactQuery } from '#contract/contact/query.ts';
import { listPageReply, listPageRequest, unlessUnchanged } from '../lists/list-page.ts';
import { withoutBody } from '../http/api.ts';
import { parseFields } from '../http/body.ts';
import { listContacts } from './contact-list.ts';

/** `GET /contact`, behind the staff authorizer. */
export const handler = withoutBody<'listContacts'>(async (event) => {
  const request = listPageRequest(event);
  const { ifNoneMatch, ...filter } = parseFields(ContactQuery, event.queryStringParameters ?? {});
  const page = await listContacts(filter, request);
  return unlessUnchanged(listPageReply(page, '/api/contact', request, filter), ifNoneMatch);
});
