import { endpoints } from '#contract/endpoints.ts';
import { pageAnswer, pageRequest } from '../feed/page.ts';
import { withoutBody } from '../http/api.ts';
import { readSubmissions } from './contact-store.ts';

/** `GET /contact`, behind the staff authorizer. */
export const handler = withoutBody(async (event) => {
  const request = pageRequest(event);
  return pageAnswer(await readSubmissions(request), endpoints.listContacts, request);
});
