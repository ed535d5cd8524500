import type { LeaveRequest } from '#contract/newsletter.ts';
import { call, type CallFailure, type Outcome } from './client.ts';

/** The result of following a mail's link. */
export type LinkOutcome = 'done' | 'invalid' | 'expired' | 'failed';

export async function confirmAddress(token: string): Promise<LinkOutcome> {
  return linkOutcome(await call('POST /newsletter/confirm', { body: { token } }));
}

export async function unsubscribe(token: string): Promise<LinkOutcome> {
  return linkOutcome(await call('POST /newsletter/unsubscribe/{token}', { id: token }));
}

/** @returns what failed, if anything */
export async function requestLeaveLink(body: LeaveRequest): Promise<CallFailure | undefined> {
  const outcome = await call('POST /newsletter/leave', { body });
  return outcome.kind === 'success' ? undefined : outcome;
}

function linkOutcome(outcome: Outcome<unknown>): LinkOutcome {
  if (outcome.kind === 'success') return 'done';
  const status = outcome.kind === 'error' ? outcome.status : 0;
  if (status === 410) return 'expired';
  return status === 400 ? 'invalid' : 'failed';
}
