import { limits } from '#contract/limits.ts';
import type { SessionAnswer, SignInRequest } from '#contract/session.ts';
import { call, faultsIn, type Refusal } from '../api/client.ts';
import { newPassword, signIn, staffFailures } from '../content/admin.ts';
import { lineOf, rawOf } from '../forms/entries.ts';
import { brokenRule, problem, problemsFrom, type Problem } from '../forms/rules.ts';

export type SignInField = 'username' | 'password';

/** What to do after an attempt: go on, or show the sentence or the problems. */
export type Verdict<Field extends string> =
  | { kind: 'signed-in' }
  /** The password was right and has to be replaced before anything else. */
  | { kind: 'first-password' }
  | { kind: 'turned-back'; alert: string }
  /** The server no longer waits for a new password: only the first password opens that door again. */
  | { kind: 'expired' }
  | { kind: 'invalid'; problems: readonly Problem<Field>[] };

export function signInRequest(entries: FormData): SignInRequest {
  return { username: lineOf(entries, 'username'), password: rawOf(entries, 'password') };
}

export function signInProblems({ username, password }: SignInRequest): Problem<SignInField>[] {
  return [
    ...problem<SignInField>(signIn.problems, 'username', brokenRule(username, limits.username)),
    ...problem<SignInField>(signIn.problems, 'password', brokenLength(password, 1)),
  ];
}

export async function attemptSignIn(body: SignInRequest): Promise<Verdict<SignInField>> {
  const outcome = await call('signIn', { body });
  if (outcome.kind === 'answered') return after(outcome.answer);
  const problems = problemsFrom<SignInField>(signIn.problems, faultsIn(outcome));
  if (problems.length > 0) return { kind: 'invalid', problems };
  const mismatch = outcome.kind === 'refused' && outcome.error?.code === 'invalid_credentials';
  return { kind: 'turned-back', alert: mismatch ? signIn.mismatch : failure(outcome) };
}

export function newPasswordProblems(password: string): Problem<'newPassword'>[] {
  const { min, pattern } = limits.password;
  const rule = brokenLength(password, min) ?? (pattern.test(password) ? null : 'format');
  return problem(newPassword.problems, 'newPassword', rule);
}

export async function attemptNewPassword(password: string): Promise<Verdict<'newPassword'>> {
  const outcome = await call('setPassword', { body: { newPassword: password } });
  if (outcome.kind === 'answered') return after(outcome.answer);
  const problems = problemsFrom(newPassword.problems, faultsIn(outcome));
  if (problems.length > 0) return { kind: 'invalid', problems };
  const expired = outcome.kind === 'refused' && outcome.status === 401;
  return expired ? { kind: 'expired' } : { kind: 'turned-back', alert: failure(outcome) };
}

function after({ next }: SessionAnswer): Verdict<never> {
  return { kind: next === 'dashboard' ? 'signed-in' : 'first-password' };
}

/** A password is measured as it is: spaces belong to it. */
function brokenLength(password: string, min: number) {
  if (password === '') return 'required';
  if (password.length < min) return 'too_short';
  return password.length > limits.password.max ? 'too_long' : null;
}

function failure(refusal: Refusal): string {
  if (refusal.kind === 'unreachable') return staffFailures.unreachable;
  if (refusal.status === 429) return staffFailures.tooMany;
  return refusal.status >= 500 ? staffFailures.unavailable : staffFailures.refused;
}
