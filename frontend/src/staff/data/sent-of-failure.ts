import { type CallFailure, fieldErrorsOf } from '../../api/client.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { problemsFrom, type Words } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';

/**
 * What a form shows of a failed call: the problems of its fields, or else a result. After the session's end, the sign-in
 * page shows instead.
 */
export function sentOfFailure<Field extends string, Result>(
  outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>,
  words: Words<Field>,
  resultOf: (failure: CallFailure) => Result | null,
): Sent<Field, Result> {
  if (outcome.kind === 'signed-out') return { result: null };
  const problems = problemsFrom(words, fieldErrorsOf(outcome));
  return problems.length > 0 ? { result: null, problems } : { result: resultOf(outcome) };
}
