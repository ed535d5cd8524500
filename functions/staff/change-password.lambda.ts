import { PasswordChange } from '#contract/account.ts';
import { withBody } from '../http/api.ts';
import { authorOf, sessionOf } from '../http/author.ts';
import { changeOwnPassword } from './password-change.ts';
import { noSession, readAccess } from './session-cookies.ts';

/** `POST /admin/account/password`, behind the staff authorizer. */
export const handler = withBody<'changePassword'>(PasswordChange, async ({ body, ...event }) => {
  const caller = { ...sessionOf(event), username: authorOf(event) };
  const sessionsEnded = await changeOwnPassword(caller, readAccess(event), body);
  return { body: { success: true, sessionsEnded }, cookies: sessionsEnded ? noSession() : [] };
});
