import { fieldErrorsOf } from '../../api/client.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { problemsFrom, type Words } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { failureMessage } from '../signin/sign-in.ts';

/**
 * What a form of the account shows of a call that failed; where the session is over, the sign-in page shows.
 * @param notFound the text for 404, where the form has one of its own
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
