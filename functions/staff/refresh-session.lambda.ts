import { withoutBody } from '../http/api.ts';
import { refreshSession } from './session.ts';
import { noSession, readCookie, sessionCookies } from './session-cookies.ts';

/** `POST /admin/session/refresh`. */
export const handler = withoutBody<'refreshSession'>(
  async (event) => {
    const tokens = await refreshSession({
      access: readCookie(event, 'access'),
      refresh: readCookie(event, 'refresh'),
    });
    return { body: { success: true, next: 'dashboard' }, cookies: sessionCookies(tokens) };
  },
  ({ code }) => (code === 'unauthorized' ? noSession() : []),
);
