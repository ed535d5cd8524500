import { SessionsEnd } from '#contract/account.ts';
import { appendEntry } from '../activity/activity-store.ts';
import { accountEntry } from '../activity/entry.ts';
import { withBody } from '../http/api.ts';
import { authorOf, sessionOf } from '../http/author.ts';
import { markEnded } from './session-store.ts';

/** `POST /admin/account/sessions/end`, behind the staff authorizer: nobody else's, since the key has one's own `sub`. */
export const handler = withBody<'endSessions'>(
  SessionsEnd,
  async ({ body: { sessions }, ...event }) => {
    const { sub } = sessionOf(event);
    await Promise.all(sessions.map((id) => markEnded({ sub, signedInAt: Number(id) })));
    await appendEntry(accountEntry(authorOf(event), 'sessions'));
    return { body: undefined };
  },
);
