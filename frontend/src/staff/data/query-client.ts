import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { FieldError } from '#contract/error.ts';
import { fieldErrorsOf } from '../../api/client.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { reportReached } from '../frame/connection.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { polled } from './polling.ts';

type Success<Data> = Extract<StaffOutcome<Data>, { kind: 'success' }>;

/** A call that did not succeed, as queries and mutations tell it. */
export class CallError extends Error {
  readonly outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>;

  constructor(outcome: CallError['outcome']) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** @throws CallError where the call did not succeed */
export async function succeed<Data>(call: Promise<StaffOutcome<Data>>): Promise<Success<Data>> {
  const outcome = await call;
  if (outcome.kind !== 'success') throw new CallError(outcome);
  return outcome;
}

/** The data of a call. @throws CallError where it did not succeed */
export async function dataOf<Data>(call: Promise<StaffOutcome<Data>>): Promise<Data> {
  return (await succeed(call)).data;
}

/** The status of the response that made a query or a mutation fail. */
export function statusOf(error: Error | null): number | undefined {
  if (!(error instanceof CallError) || error.outcome.kind !== 'error') return undefined;
  return error.outcome.status;
}

/** What stands there now, where a 412 says that somebody else has changed it. */
export function currentIn(error: unknown): unknown {
  const failure = error instanceof CallError && error.outcome;
  return failure && failure.kind === 'error' && failure.status === 412
    ? failure.current
    : undefined;
}

/** The fields that the server names as wrong. */
export function fieldErrorsIn(error: unknown): readonly FieldError[] {
  const failure = error instanceof CallError && error.outcome;
  return failure && failure.kind !== 'signed-out' ? fieldErrorsOf(failure) : [];
}

const isUnreachable = (error: Error) =>
  error instanceof CallError && error.outcome.kind === 'unreachable';

/** What the staff have read, until they are signed out. */
export const queryClient = new QueryClient({
  // What polls says whether the server responds.
  queryCache: new QueryCache({
    onSuccess: (_data, { meta }) => {
      if (meta === polled) reportReached(true);
    },
    onError: (error, { meta }) => {
      if (meta === polled) reportReached(!isUnreachable(error));
    },
  }),
  defaultOptions: {
    queries: {
      // Once: then there is a button.
      retry: (failures, error) =>
        failures === 0 && (isUnreachable(error) || (statusOf(error) ?? 0) >= 500),
      retryDelay: 500,
    },
    // A change that somebody makes offline fails at once, and is not made later.
    mutations: { networkMode: 'always' },
  },
});

onSignedOut(() => queryClient.clear());
