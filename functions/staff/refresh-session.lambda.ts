import { withoutBody } from '../http/api.ts';
import { refreshSession } from './session.ts';
import { extendedAnswer } from './session-answer.ts';
import { noSession, readCookie } from './session-cookies.ts';

/** `POST /admin/session/refresh`. */
export const handler = withoutBody(
  async (event) =>
    extendedAnswer(
      await refreshSession({
        access: readCookie(event, 'access'),
        refresh: readCookie(event, 'refresh'),
      }),
    ),
  ({ code }) => (code === 'unauthorized' ? noSession() : []),
);
