import type { AuthenticatorRenewal } from '#contract/account.ts';
import type { CallFailure } from '../../api/client.ts';
import { callForStaff } from '../../api/staff.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';
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
  if (outcome.kind !== 'success') return sentOfFailure(outcome, words.problems, messageOf);
  onIssued(outcome.data.secret);
  return { result: null };
}

/** @param onRenewed called when the new authenticator has replaced the old one */
export async function completeRenewal(
  digits: string,
  onRenewed: () => void,
): Promise<Sent<'code', string>> {
  const outcome = await callForStaff('POST /admin/account/authenticator/code', {
    body: { code: digits },
  });
  if (outcome.kind !== 'success') return sentOfFailure(outcome, code.problems, messageOf);
  onRenewed();
  return { result: null };
}

function messageOf(failure: CallFailure): string {
  return failure.kind === 'error' && failure.status === 404 ? words.gone : failureMessage(failure);
}
