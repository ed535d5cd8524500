import { withoutBody } from '../http/api.ts';
import { browserKind } from './browser-kind.ts';
import { refreshSession } from './session.ts';
import { noSession, readCookie, sessionCookies } from './session-cookies.ts';

/** `POST /admin/session/refresh`. */
export const handler = withoutBody<'refreshSession'>(
  async (event) => {
    const tokens = await refreshSession(
      { access: readCookie(event, 'access'), refresh: readCookie(event, 'refresh') },
      browserKind(event.headers['user-agent']),
    );
    return { body: { success: true, next: 'dashboard' }, cookies: sessionCookies(tokens) };
  },
  ({ code }) => (code === 'unauthorized' ? noSession() : []),
);
