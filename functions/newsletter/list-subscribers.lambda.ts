import { endpoints } from '#contract/endpoints.ts';
import { pageAnswer, pageRequest } from '../feed/page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubscribers } from './subscriber-store.ts';

/** `GET /newsletter`, behind the staff authorizer. */
export const handler = withoutBody(async (event) => {
  const request = pageRequest(event);
  return pageAnswer(await readSubscribers(request), endpoints.listSubscribers, request);
});
