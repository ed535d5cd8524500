import type { PasswordChange } from '#contract/account.ts';
import { recordAccountChange, succeeds } from './account-change.ts';
import { changePassword } from './cognito-passwords.ts';
import { endAllSessions } from './cognito-sessions.ts';
import { rejectGuessable } from './guessable.ts';
import { listSessions, markEnded, type SessionKey } from './session-store.ts';
import { limitOwnAttempts } from './sign-in-rate-limit.ts';

interface Caller extends SessionKey {
  readonly username: string;
}

/**
 * Changes the signed-in user's password and ends all sessions, including this one, so that a stolen session or password
 * is worthless.
 * @returns false if the sessions could not be ended
 * @throws ApiError `validation_failed` on `oldPassword` or `newPassword`; `too_many_requests`; `unavailable`
 */
export async function changeOwnPassword(
  { username, sub }: Caller,
  access: string,
  { oldPassword, newPassword }: PasswordChange,
): Promise<boolean> {
  await rejectGuessable(newPassword, username);
  await limitOwnAttempts(username, () =>
    recordAccountChange(username, 'password', () =>
      changePassword(access, oldPassword, newPassword),
    ),
  );
  // The password is changed by now, so an error response would be wrong.
  return succeeds(endSessions(username, sub));
}

async function endSessions(username: string, sub: string): Promise<void> {
  await endAllSessions(username);
  const sessions = await listSessions(sub);
  await Promise.all(sessions.map(({ signedInAt }) => markEnded({ sub, signedInAt })));
}
