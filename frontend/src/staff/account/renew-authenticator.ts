import type { AuthenticatorRenewal } from '#contract/account.ts';
import { fieldErrorsOf } from '../../api/client.ts';
import { callForStaff, type StaffOutcome } from '../../api/staff.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, problemsFrom, type Problem, type Words } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { markSignedOut } from '../session/signed-in.ts';
import { code } from '../signin/challenge-content.ts';
import { codeOf, codeProblems } from '../signin/challenges.ts';
import { brokenLength, failureMessage } from '../signin/sign-in.ts';
import { authenticatorWords as words } from './content.ts';

type Field = 'password' | 'code';

export function renewalOf(entries: FormData): AuthenticatorRenewal {
  return { password: rawOf(entries, 'password'), code: codeOf(entries) };
}

export function renewalProblems(renewal: AuthenticatorRenewal): Problem<Field>[] {
  return [
    ...problem<Field>(words.problems, 'password', brokenLength(renewal.password, 1)),
    ...codeProblems(renewal.code),
  ];
}

/** @param onIssued gets the secret of the new authenticator */
export async function beginRenewal(
  body: AuthenticatorRenewal,
  onIssued: (secret: string) => void,
): Promise<Sent<Field, string>> {
  const outcome = await callForStaff('POST /admin/account/authenticator', { body });
  if (outcome.kind === 'success') onIssued(outcome.data.secret);
  return outcome.kind === 'success' ? { result: null } : failed(outcome, words.problems);
}

/** @param onRenewed is called where the new authenticator has replaced the old one */
export async function completeRenewal(
  digits: string,
  onRenewed: () => void,
): Promise<Sent<'code', string>> {
  const outcome = await callForStaff('POST /admin/account/authenticator/code', {
    body: { code: digits },
  });
  if (outcome.kind === 'success') onRenewed();
  return outcome.kind === 'success' ? { result: null } : failed(outcome, code.problems);
}

function failed<Name extends string>(
  outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>,
  problemWords: Words<Name>,
): Sent<Name, string> {
  if (outcome.kind === 'signed-out') {
    markSignedOut('ended');
    return { result: null };
  }
  const problems = problemsFrom(problemWords, fieldErrorsOf(outcome));
  if (problems.length > 0) return { result: null, problems };
  const gone = outcome.kind === 'error' && outcome.status === 404;
  return { result: gone ? words.gone : failureMessage(outcome) };
}
