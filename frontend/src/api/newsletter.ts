import type { LeaveRequest } from '#contract/newsletter.ts';
import { call, type CallFailure } from './client.ts';

/** The result of following a mail's link. */
export type LinkOutcome = 'done' | 'invalid' | 'expired' | 'failed';

export async function confirmAddress(token: string): Promise<LinkOutcome> {
  const outcome = await call('POST /newsletter/confirm', { body: { token } });
  return outcome.kind === 'success' ? 'done' : outcomeOf(outcome);
}

export async function unsubscribe(token: string): Promise<LinkOutcome> {
  const outcome = await call('POST /newsletter/unsubscribe/{token}', { id: token });
  return outcome.kind === 'success' ? 'done' : outcomeOf(outcome);
}

/** @returns what failed, if anything */
export async function requestLeaveLink(body: LeaveRequest): Promise<CallFailure | undefined> {
  const outcome = await call('POST /newsletter/leave', { body });
  return outcome.kind === 'success' ? undefined : outcome;
}

function outcomeOf(failure: CallFailure): LinkOutcome {
  const status = failure.kind === 'error' ? failure.status : 0;
  if (status === 410) return 'expired';
  return status === 400 ? 'invalid' : 'failed';
}
