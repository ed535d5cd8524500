import { AuthenticatorRenewal, PasswordChange, SessionsEnd } from '#contract/account.ts';
import { CodeRequest } from '#contract/sign-in.ts';
import { Preferences } from '#contract/team.ts';
import { recordAction } from './activity/activity-store.ts';
import { authorOf, callerOf } from './http/author.ts';
import { serve } from './http/serve.ts';
import { readAccount } from './staff/account.ts';
import { recordAccountChange } from './staff/account-change.ts';
import { beginRenewal } from './staff/authenticator-renewal.ts';
import { browserKind } from './staff/browser-kind.ts';
import { verifyOwnSecret } from './staff/cognito-codes.ts';
import { changeOwnPassword } from './staff/password-change.ts';
import { readPreferences, savePreferences } from './staff/preferences.ts';
import { endSession } from './staff/revocation.ts';
import { refreshSession } from './staff/session.ts';
import { noSession, readAccess, readCookie, sessionCookies } from './staff/session-cookies.ts';
import { markEnded } from './staff/session-store.ts';
import { limitOwnAttempts } from './staff/sign-in-rate-limit.ts';

/** Not `"cookies"`: ours are cleared by name, and the others belong to the visitor. */
const signedOut = { 'clear-site-data': '"cache", "storage"' };

export const handler = serve<'session'>({
  'POST /admin/session/refresh': {
    errorCookies: ({ code }) => (code === 'unauthorized' ? noSession() : []),
    handle: async (event) => {
      const tokens = await refreshSession(
        { access: readCookie(event, 'access'), refresh: readCookie(event, 'refresh') },
        browserKind(event.headers['user-agent']),
      );
      return { body: { success: true, next: 'dashboard' }, cookies: sessionCookies(tokens) };
    },
  },
  // Clears the cookies even if Cognito is unreachable, but not for another site.
  'DELETE /admin/session': {
    errorCookies: ({ code }) => (code === 'forbidden' ? [] : noSession()),
    handle: async (event) => {
      await endSession(readCookie(event, 'refresh'));
      return { body: { success: true }, headers: signedOut, cookies: noSession() };
    },
  },
  'GET /admin/account': {
    handle: async (event) => ({ body: await readAccount(callerOf(event)) }),
  },
  'POST /admin/account/password': {
    body: PasswordChange,
    handle: async ({ body, ...event }) => {
      const sessionsEnded = await changeOwnPassword(callerOf(event), readAccess(event), body);
      return { body: { success: true, sessionsEnded }, cookies: sessionsEnded ? noSession() : [] };
    },
  },
  'POST /admin/account/authenticator': {
    body: AuthenticatorRenewal,
    handle: async ({ body, ...event }) => {
      const secret = await beginRenewal(authorOf(event), readAccess(event), body);
      return { body: { success: true, secret } };
    },
  },
  'POST /admin/account/authenticator/code': {
    body: CodeRequest,
    handle: async ({ body: { code }, ...event }) => {
      const username = authorOf(event);
      const access = readAccess(event);
      await limitOwnAttempts(username, () =>
        recordAccountChange(username, 'authenticator', () => verifyOwnSecret(access, code)),
      );
      return { body: undefined };
    },
  },
  'GET /admin/account/preferences': {
    handle: async (event) => ({ body: await readPreferences(authorOf(event)) }),
  },
  'PUT /admin/account/preferences': {
    body: Preferences,
    handle: async ({ body, ...event }) => ({ body: await savePreferences(authorOf(event), body) }),
  },
  // Only the user's own sessions: the key includes the user's `sub`.
  'POST /admin/account/sessions/end': {
    body: SessionsEnd,
    handle: async ({ body: { sessions }, ...event }) => {
      const { username, sub } = callerOf(event);
      await recordAction(username, 'sessions-end');
      await Promise.all(sessions.map((id) => markEnded({ sub, signedInAt: Number(id) })));
      return { body: undefined };
    },
  },
});
