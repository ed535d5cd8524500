import { withoutBody } from '../http/api.ts';
import { sessionOf } from '../http/author.ts';
import { listSessions } from './session-store.ts';

/** `GET /admin/account/sessions`, behind the staff authorizer: those of who asks. */
export const handler = withoutBody<'listSessions'>(async (event) => {
  const { sub, signedInAt } = sessionOf(event);
  const sessions = await listSessions(sub);
  return {
    body: sessions.map((each) => ({
      id: String(each.signedInAt),
      since: new Date(each.signedInAt * 1000).toISOString(),
      lastUsed: new Date(each.usedAt).toISOString(),
      browser: each.browser,
      isThis: each.signedInAt === signedInAt,
    })),
  };
});
