import { pageReply, pageRequest } from '../feed/page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubscribers } from './subscriber-store.ts';

/** `GET /newsletter`, behind the staff authorizer. */
export const handler = withoutBody<'listSubscribers'>(async (event) => {
  const request = pageRequest(event);
  return pageReply(await readSubscribers(request), '/api/newsletter', request);
});
