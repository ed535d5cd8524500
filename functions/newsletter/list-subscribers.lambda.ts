import { SubscriberQuery } from '#contract/subscriber-update.ts';
import { withoutBody } from '../http/api.ts';
import { parseFields } from '../http/body.ts';
import { listPageReply, listPageRequest } from '../lists/list-page.ts';
import { readSubscribers } from './subscriber-list-store.ts';

/** `GET /newsletter`, behind the staff authorizer. */
export const handler = withoutBody<'listSubscribers'>(async (event) => {
  const request = listPageRequest(event);
  const filter = parseFields(SubscriberQuery, event.queryStringParameters ?? {});
  const page = await readSubscribers(filter.status, request);
  return listPageReply(page, '/api/newsletter', request, filter);
});
