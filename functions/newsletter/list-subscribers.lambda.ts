import { listPageReply, listPageRequest } from '../lists/list-page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubscribers } from './subscriber-list-store.ts';

/** `GET /newsletter`, behind the staff authorizer. */
export const handler = withoutBody<'listSubscribers'>(async (event) => {
  const request = listPageRequest(event);
  return listPageReply(await readSubscribers(request), '/api/newsletter', request);
});
