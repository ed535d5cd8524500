import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { dispatchDue, resumeConfirmations, retryAllFailed } from './outbox/dispatch.ts';

/** The last variant is the schedule's event, whatever it contains. */
const Event = z.union([
  z.object({ retry: z.literal('failed') }),
  z.object({ resume: z.literal('confirmations') }),
  z.object({}),
]);

/** Runs every minute for everything due, and for an operator who retries or resumes mail. */
export async function handler(event: unknown, context: Context): Promise<void> {
  const request = Event.parse(event);
  if ('retry' in request) await retryAllFailed();
  else if ('resume' in request) await resumeConfirmations();
  else await dispatchDue(() => context.getRemainingTimeInMillis());
}
