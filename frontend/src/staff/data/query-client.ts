import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { FieldError } from '#contract/error.ts';
import { fieldErrorsOf } from '../../api/client.ts';
import type { StaffOutcome } from '../../api/staff.ts';
import { reportReached } from './connection.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { polled } from './polling.ts';

type Success<Data> = Extract<StaffOutcome<Data>, { kind: 'success' }>;

/** A failed call, thrown by queries and mutations. */
export class CallError extends Error {
  readonly outcome: Exclude<StaffOutcome<unknown>, { kind: 'success' }>;

  constructor(outcome: CallError['outcome']) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** @throws CallError if the call failed */
export async function successOf<Data>(call: Promise<StaffOutcome<Data>>): Promise<Success<Data>> {
  const outcome = await call;
  if (outcome.kind !== 'success') throw new CallError(outcome);
  return outcome;
}

/** The data of a call. @throws CallError if it failed */
export async function dataOf<Data>(call: Promise<StaffOutcome<Data>>): Promise<Data> {
  return (await successOf(call)).data;
}

/** The response status of a failed query or mutation. */
export function statusOf(error: Error | null): number | undefined {
  if (!(error instanceof CallError) || error.outcome.kind !== 'error') return undefined;
  return error.outcome.status;
}

/** The current state in a 412, after somebody else's change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the contract's type
export function currentIn<Current>(error: unknown): Current | undefined {
  const failure = error instanceof CallError && error.outcome;
  if (!failure || failure.kind !== 'error' || failure.status !== 412) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the contract says of a 412
  return failure.current as Current;
}

/** The invalid fields that the server names. */
export function fieldErrorsIn(error: unknown): readonly FieldError[] {
  const failure = error instanceof CallError && error.outcome;
  return failure && failure.kind !== 'signed-out' ? fieldErrorsOf(failure) : [];
}

const isUnreachable = (error: Error) =>
  error instanceof CallError && error.outcome.kind === 'unreachable';

/** The cache of server data, until sign-out. */
export const queryClient = new QueryClient({
  // Polling shows whether the server responds.
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
      // One retry, then a button.
      retry: (failures, error) =>
        failures === 0 && (isUnreachable(error) || (statusOf(error) ?? 0) >= 500),
      retryDelay: 500,
    },
    // Offline, a change fails at once instead of happening later.
    mutations: { networkMode: 'always' },
  },
});

onSignedOut(() => queryClient.clear());
