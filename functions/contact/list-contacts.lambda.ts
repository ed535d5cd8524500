import { listPageReply, listPageRequest } from '../lists/list-page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubmissions } from './contact-store.ts';

/** `GET /contact`, behind the staff authorizer. */
export const handler = withoutBody<'listContacts'>(async (event) => {
  const request = listPageRequest(event);
  return listPageReply(await readSubmissions(request), '/api/contact', request);
});
