import { withoutBody } from '../http/api.ts';
import { authorOf, sessionOf } from '../http/author.ts';
import { fromEnvironment } from '../http/environment.ts';
import { listSessions } from './session-store.ts';

const hasSecondFactor = fromEnvironment('secondFactor') === 'required';

/** `GET /admin/account`, behind the staff authorizer: that of who asks. */
export const handler = withoutBody<'readAccount'>(async (event) => {
  const { sub, signedInAt } = sessionOf(event);
  const sessions = await listSessions(sub);
  return {
    body: {
      username: authorOf(event),
      hasSecondFactor,
      sessions: sessions.map((each) => ({
        id: String(each.signedInAt),
        since: new Date(each.signedInAt * 1000).toISOString(),
        lastUsed: new Date(each.usedAt).toISOString(),
        browser: each.browser,
        isThis: each.signedInAt === signedInAt,
      })),
    },
  };
});
