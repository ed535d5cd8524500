import { withoutBody } from '../http/api.ts';
import { endSession } from './revocation.ts';
import { noSession, readCookie } from './session-cookies.ts';

/** Not `"cookies"`: the session's are cleared by name, and the others belong to the visitor. */
const headers = { 'clear-site-data': '"cache", "storage"' };

/** `DELETE /admin/session`. It clears the cookies even if Cognito cannot be reached, but not for another site. */
export const handler = withoutBody<'signOut'>(
  async (event) => {
    await endSession(readCookie(event, 'refresh'));
    return { body: { success: true }, headers, cookies: noSession() };
  },
  ({ code }) => (code === 'forbidden' ? [] : noSession()),
);
