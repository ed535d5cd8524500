import { withoutBody } from '../http/api.ts';
import { refreshSession } from './session.ts';
import { extendedReply } from './session-reply.ts';
import { noSession, readCookie } from './session-cookies.ts';

/** `POST /admin/session/refresh`. */
export const handler = withoutBody<'refreshSession'>(
  async (event) =>
    extendedReply(
      await refreshSession({
        access: readCookie(event, 'access'),
        refresh: readCookie(event, 'refresh'),
      }),
    ),
  ({ code }) => (code === 'unauthorized' ? noSession() : []),
);
