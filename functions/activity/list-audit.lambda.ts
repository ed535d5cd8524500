import { withoutBody } from '../http/api.ts';
import { listPageReply, listPageRequest } from '../lists/list-page.ts';
import { readAudit } from './activity-store.ts';

/** `GET /audit`, behind the staff authorizer. */
export const handler = withoutBody<'listAudit'>(async (event) => {
  const request = listPageRequest(event);
  return listPageReply(await readAudit(request), '/api/audit', request);
});
