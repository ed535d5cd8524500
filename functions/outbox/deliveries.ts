import { deliveryDelays, sendDelivery } from '../webhooks/send-delivery.ts';
import { Delivery } from './delivery.ts';
import { claim, clear, type DueRow, giveUp, postpone } from './outbox-store.ts';

/** Days for which a delivery can be looked up after it was made. */
const daysKept = 30;

/**
 * Sends a delivery that is due.
 * @returns false if its webhook failed, or undefined if somebody else sends it
 * @throws ApiError `unavailable`: it is due again after its lease
 */
export async function deliver(due: DueRow): Promise<boolean | undefined> {
  const claimed = await claim(due);
  if (claimed === undefined) return undefined;
  const { outcome, result } = await sendDelivery(Delivery.parse(claimed.row));
  const now = Date.now();
  const kept = { result, triedAt: new Date(now).toISOString() };
  const delay = outcome === 'retry' ? deliveryDelays[claimed.attempts - 1] : undefined;
  if (outcome === 'sent' || outcome === 'dropped') {
    await clear(claimed, { ...kept, expiresAt: Math.ceil(now / 1000) + daysKept * 86_400 });
  } else if (delay === undefined) await giveUp(claimed, kept);
  else await postpone(claimed, now + delay * 1000, kept);
  return outcome === 'sent' || outcome === 'dropped';
}
