import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text.ts';
import type { SessionResponse, SignInRequest } from '#contract/sign-in.ts';
import { call, fieldErrorsOf, type CallFailure } from '../../api/client.ts';
import { signIn, staffFailures } from './content.ts';
import { lineOf, rawOf } from '../../forms/entries.ts';
import { brokenRule, problem, problemsFrom, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';

export type SignInField = 'username' | 'password';

/** The result of an attempt. */
export type Verdict<Field extends string> =
  | { kind: 'signed-in' }
  /** A challenge follows. */
  | { kind: 'next'; step: NextStep }
  | { kind: 'rejected'; alert: string }
  /** The challenge has expired: the sign-in starts again. */
  | { kind: 'expired' }
  | { kind: 'invalid'; problems: readonly Problem<Field>[] };

export type NextStep =
  /** A first password must be replaced. */
  | { readonly kind: 'new-password' }
  /** An authenticator app must be set up. */
  | { readonly kind: 'set-up-code'; readonly secret: string }
  /** The code that the authenticator app shows. */
  | { readonly kind: 'code' };

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
  const outcome = await call('POST /admin/session', { body });
  if (outcome.kind === 'success') return verdictOf(outcome.data);
  const problems = problemsFrom<SignInField>(signIn.problems, fieldErrorsOf(outcome));
  if (problems.length > 0) return { kind: 'invalid', problems };
  const mismatch = outcome.kind === 'error' && outcome.error?.code === 'invalid_credentials';
  return { kind: 'rejected', alert: mismatch ? signIn.mismatch : failureMessage(outcome) };
}

export function verdictOf({ next, secret = '' }: SessionResponse): Verdict<never> {
  if (next === 'dashboard') return { kind: 'signed-in' };
  return { kind: 'next', step: next === 'set-up-code' ? { kind: next, secret } : { kind: next } };
}

/** What a form shows after an attempt: an alert, or the problems of its fields. */
export function sentOf<Field extends string>(verdict: Verdict<Field>): Sent<Field, string> {
  return { ...verdict, result: verdict.kind === 'rejected' ? verdict.alert : null };
}

/** Not trimmed: spaces belong to a password. */
export function brokenLength(password: string, min: number) {
  if (password === '') return 'required';
  if (password.length < min) return 'too_short';
  return lengthOf(password) > limits.password.max ? 'too_long' : null;
}

export function failureMessage(failure: CallFailure): string {
  if (failure.kind === 'unreachable') return staffFailures.unreachable;
  if (failure.status === 429) return staffFailures.tooMany(failure.retryAfter ?? 60);
  return failure.status >= 500 ? staffFailures.unavailable : staffFailures.refused;
}
