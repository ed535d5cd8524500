import type { PasswordChange } from '#contract/account.ts';
import { appendEntry } from '../activity/activity-store.ts';
import { accountEntry } from '../activity/entry.ts';
import { ApiError } from '../http/api-error.ts';
import { logger } from '../http/logger.ts';
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
  rejectGuessable(newPassword, username);
  await limitOwnAttempts(username, () => changePassword(access, oldPassword, newPassword));
  // From here on the password is changed, so that an error response would say what is not so.
  const ended = await succeeds(endSessions(username, sub));
  await succeeds(appendEntry(accountEntry(username, 'password')));
  return ended;
}

async function endSessions(username: string, sub: string): Promise<void> {
  await endAllSessions(username);
  const sessions = await listSessions(sub);
  await Promise.all(sessions.map(({ signedInAt }) => markEnded({ sub, signedInAt })));
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logger.error('not done after a change of password', { error });
    return false;
  }
}
