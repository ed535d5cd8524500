import { fieldErrorsOf } from '../../api/client.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { problemsFrom, type Words } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { failureMessage } from '../signin/sign-in.ts';

/**
 * The message of an account form for a failed call. After the session's end, the sign-in page shows instead.
 * @param notFound the form's own text for 404, if any
 */
export function sentOfFailure<Name extends string>(
  outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>,
  problemWords: Words<Name>,
  notFound?: string,
): Sent<Name, string> {
  if (outcome.kind === 'signed-out') return { result: null };
  const problems = problemsFrom(problemWords, fieldErrorsOf(outcome));
  if (problems.length > 0) return { result: null, problems };
  const gone = outcome.kind === 'error' && outcome.status === 404;
  return { result: (gone && notFound) || failureMessage(outcome) };
}
