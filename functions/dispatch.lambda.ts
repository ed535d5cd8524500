import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import {
  dispatchDelivery,
  dispatchDue,
  resumeConfirmations,
  retryAllFailed,
} from './outbox/dispatch.ts';

const Key = z.object({ endpoint: z.string(), entry: z.string() });

/** The last variant is the schedule's event, whatever it contains. */
const Event = z.union([
  z.object({ table: z.literal('deliveries'), key: Key }),
  z.object({ retry: z.literal('failed') }),
  z.object({ resume: z.literal('confirmations') }),
  z.object({}),
]);

/** Runs every minute for everything due, immediately for one row, and for an operator who retries or resumes mail. */
export async function handler(event: unknown, context: Context): Promise<void> {
  const asked = Event.parse(event);
  if ('key' in asked) await dispatchDelivery(asked.key);
  else if ('retry' in asked) await retryAllFailed();
  else if ('resume' in asked) await resumeConfirmations();
  else await dispatchDue(() => context.getRemainingTimeInMillis());
}
