import type { PasswordChange } from '#contract/account.ts';
import { recordAccountChange, succeeds } from './account-change.ts';
import { changePassword } from './cognito-passwords.ts';
import { endAllSessions } from './cognito-tokens.ts';
import { rejectGuessable } from './guessable.ts';
import { listSessions, markEnded, type SessionKey } from './session-store.ts';
import { limitOwnAttempts } from './sign-in-rate-limit.ts';

interface Caller extends SessionKey {
  readonly username: string;
}

/**
 * Changes the password of who is signed in, and ends all their sessions at once, this one too: whoever took a session
 * or the old password has nothing left.
 * @returns false if the password is changed and the sessions could not be ended
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
  // From here on the password is changed, so that an error response would say what is not so.
  return succeeds(endSessions(username, sub));
}

async function endSessions(username: string, sub: string): Promise<void> {
  await endAllSessions(username);
  const sessions = await listSessions(sub);
  await Promise.all(sessions.map(({ signedInAt }) => markEnded({ sub, signedInAt })));
}
