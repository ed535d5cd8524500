import { logger } from '../http/logger.ts';
import { maxAttempts, nextAttempt } from './retries.ts';
import { sendDelivery } from './send-delivery.ts';
import { Delivery, deliveryExpiry, type DeliveryResult } from './delivery.ts';
import {
  claim,
  type ClaimedRow,
  clear,
  type DueRow,
  dueRows,
  giveUp,
  postpone,
} from '../outbox/outbox-store.ts';

/** Milliseconds that an attempt and its writes may take. */
const attemptTime = 15_000;

/**
 * Sends due deliveries while time remains, one after the other per webhook. If one fails, the webhook's others wait for
 * the next call.
 * @throws ApiError `unavailable` if the outbox cannot be read
 */
export async function sendDeliveries(remainingTime: () => number): Promise<void> {
  const due = await dueRows('deliveries');
  const byWebhook = Object.values(Object.groupBy(due, ({ row }) => String(row['webhook'])));
  await Promise.all(
    byWebhook.map(async (rows = []) => {
      for (const row of rows) {
        if (remainingTime() < attemptTime || !(await deliver(row))) return;
      }
    }),
  );
}

/** Exceptions count as attempts too, or it would be retried for ever. */
async function attempt({ row, attempts }: ClaimedRow): Promise<DeliveryResult> {
  const { data: delivery } = Delivery.safeParse(row);
  if (delivery === undefined || attempts > maxAttempts) {
    return { outcome: 'failed', result: 'unsent' };
  }
  try {
    return await sendDelivery(delivery);
  } catch (error) {
    logger.error('delivery not attempted', { error });
    return { outcome: 'retry', result: 'unsent' };
  }
}

/** @returns whether its webhook can take another. Never throws: an unsettled row is due again after its lease */
async function deliver(due: DueRow): Promise<boolean> {
  try {
    const claimed = await claim(due);
    if (claimed === undefined) return true;
    const { outcome, result, retryAfter } = await attempt(claimed);
    const triedAt = new Date();
    const attempted = { attempt: claimed.attempts, triedAt: triedAt.toISOString(), result };
    if (outcome === 'sent' || outcome === 'dropped') {
      await clear(claimed, { ...attempted, expiresAt: deliveryExpiry(attempted.triedAt) });
      return true;
    }
    const next =
      outcome === 'retry' ? nextAttempt(claimed.attempts, triedAt, retryAfter) : undefined;
    if (next === undefined) await giveUp(claimed, attempted);
    else await postpone(claimed, next.getTime(), attempted);
  } catch (error) {
    logger.error('delivery not settled', { error });
  }
  return false;
}
