import { limits } from '#contract/limits.ts';
import type { SessionResponse } from '#contract/sign-in.ts';
import { call, fieldErrorsOf, type Outcome } from '../../api/client.ts';
import { code, newPassword } from './challenge-content.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, problemsFrom, type Problem, type Words } from '../../forms/rules.ts';
import { brokenLength, failureMessage, verdictOf, type Verdict } from './sign-in.ts';

/** Length and pattern only: the server checks how guessable it is. */
export function newPasswordProblems(password: string): Problem<'newPassword'>[] {
  const { min, pattern } = limits.password;
  const rule = brokenLength(password, min) ?? (pattern.test(password) ? null : 'format');
  return problem(newPassword.problems, 'newPassword', rule);
}

export async function attemptNewPassword(password: string): Promise<Verdict<'newPassword'>> {
  const outcome = await call('POST /admin/session/password', { body: { newPassword: password } });
  return verdict(outcome, newPassword.problems);
}

/** The digits of a code; "123 456" is one. */
export function codeOf(entries: FormData): string {
  return rawOf(entries, 'code').replaceAll(/[\s-]/g, '');
}

export function codeProblems(digits: string): Problem<'code'>[] {
  const { min, max, pattern } = limits.code;
  const fits = digits.length >= min && digits.length <= max && pattern.test(digits);
  const rule = digits === '' ? 'required' : fits ? null : 'too_short';
  return problem(code.problems, 'code', rule);
}

export async function attemptCode(digits: string): Promise<Verdict<'code'>> {
  return verdict(await call('POST /admin/session/code', { body: { code: digits } }), code.problems);
}

function verdict<Field extends string>(
  outcome: Outcome<SessionResponse>,
  words: Words<Field>,
): Verdict<Field> {
  if (outcome.kind === 'success') return verdictOf(outcome.data);
  const problems = problemsFrom(words, fieldErrorsOf(outcome));
  if (problems.length > 0) return { kind: 'invalid', problems };
  const expired = outcome.kind === 'error' && outcome.status === 401;
  return expired ? { kind: 'expired' } : { kind: 'rejected', alert: failureMessage(outcome) };
}
