import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text.ts';
import type { SessionResponse, SignInRequest } from '#contract/sign-in.ts';
import { call, type CallFailure, type Outcome } from '../../api/client.ts';
import { lineOf, rawOf } from '../../forms/entries.ts';
import { brokenRule, problem, type Problem, type Words } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';
import { signIn, staffFailures } from './content.ts';

type SignInField = 'username' | 'password';

/** What an attempt leads to. `expired`: the sign-in starts again. */
export interface Step {
  readonly next: SessionResponse['next'] | 'expired';
  readonly secret?: string | undefined;
}

export function signInRequest(entries: FormData): SignInRequest {
  return { username: lineOf(entries, 'username'), password: rawOf(entries, 'password') };
}

export function signInProblems({ username, password }: SignInRequest): Problem<SignInField>[] {
  return [
    ...problem<SignInField>(signIn.problems, 'username', brokenRule(username, limits.username)),
    ...problem<SignInField>(signIn.problems, 'password', brokenLength(password, 1)),
  ];
}

/** @param onStep called with what a success leads to */
export async function attemptSignIn(
  body: SignInRequest,
  onStep: (step: Step) => void,
): Promise<Sent<SignInField, string>> {
  const outcome = await call('POST /admin/session', { body });
  const isMismatch = outcome.kind === 'error' && outcome.error?.code === 'invalid_credentials';
  return isMismatch ? { result: signIn.mismatch } : sentOf(outcome, signIn.problems, onStep);
}

/** What a form shows after an attempt: an alert, the problems of its fields, or nothing. */
export function sentOf<Field extends string>(
  outcome: Outcome<SessionResponse>,
  words: Words<Field>,
  onStep: (step: Step) => void,
): Sent<Field, string> {
  if (outcome.kind !== 'success') return sentOfFailure(outcome, words, failureMessage);
  onStep(outcome.data);
  return { result: null };
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
