import type { PasswordChange } from '#contract/account.ts';
import { broadcastSignOut } from '../../api/activity.ts';
import { callForStaff } from '../../api/staff.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { markSignedOut } from '../session/signed-in.ts';
import { newPasswordProblems } from '../signin/challenges.ts';
import { brokenLength } from '../signin/sign-in.ts';
import { passwordWords } from './content.ts';
import { sentOfFailure } from './failure.ts';

type Field = 'oldPassword' | 'newPassword';

export function passwordChangeOf(entries: FormData): PasswordChange {
  return { oldPassword: rawOf(entries, 'oldPassword'), newPassword: rawOf(entries, 'newPassword') };
}

export function passwordChangeProblems({
  oldPassword,
  newPassword,
}: PasswordChange): Problem<Field>[] {
  return [
    ...problem<Field>(passwordWords.problems, 'oldPassword', brokenLength(oldPassword, 1)),
    ...newPasswordProblems(newPassword),
  ];
}

/** Success ends all sessions and leads to the sign-in. */
export async function changePassword(body: PasswordChange): Promise<Sent<Field, string>> {
  const outcome = await callForStaff('POST /admin/account/password', { body });
  if (outcome.kind !== 'success') return sentOfFailure(outcome, passwordWords.problems);
  if (!outcome.data.sessionsEnded) return { result: passwordWords.sessionsLeft };
  markSignedOut('passwordChanged');
  broadcastSignOut('ended');
  return { result: null };
}
