import { pageReply, pageRequest } from '../feed/page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubmissions } from './contact-store.ts';

/** `GET /contact`, behind the staff authorizer. */
export const handler = withoutBody<'listContacts'>(async (event) => {
  const request = pageRequest(event);
  return pageReply(await readSubmissions(request), '/api/contact', request);
});
