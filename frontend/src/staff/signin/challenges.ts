import { limits } from '#contract/limits.ts';
import { call } from '../../api/client.ts';
import { rawOf } from '../../forms/entries.ts';
import { problem, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { code, newPassword } from './challenge-content.ts';
import { brokenLength, sentOf, type Step } from './sign-in.ts';

/** Length and pattern only: the server checks how guessable it is. */
export function newPasswordProblems(password: string): Problem<'newPassword'>[] {
  const { min, pattern } = limits.password;
  const rule = brokenLength(password, min) ?? (pattern.test(password) ? null : 'format');
  return problem(newPassword.problems, 'newPassword', rule);
}

export async function attemptNewPassword(password: string, onStep: (step: Step) => void) {
  const outcome = await call('POST /admin/session/password', { body: { newPassword: password } });
  return sentUnlessExpired(outcome, newPassword.problems, onStep);
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

export async function attemptCode(digits: string, onStep: (step: Step) => void) {
  const outcome = await call('POST /admin/session/code', { body: { code: digits } });
  return sentUnlessExpired(outcome, code.problems, onStep);
}

function sentUnlessExpired<Field extends string>(
  ...[outcome, words, onStep]: Parameters<typeof sentOf<Field>>
): Sent<Field, string> {
  if (outcome.kind !== 'error' || outcome.status !== 401) return sentOf(outcome, words, onStep);
  onStep({ next: 'expired' });
  return { result: null };
}
