import type { Delivery, DeliveryResult } from '../outbox/delivery.ts';

/** Seconds after each failed attempt until the next: three days in all. */
export const deliveryDelays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 72_000];

/**
 * Tries once to deliver what is due, within ten seconds.
 * @returns how it went; it throws only where it cannot say, and the delivery is then tried again after its lease
 */
// oxlint-disable-next-line require-await -- a place for what sends
export async function sendDelivery(_delivery: Delivery): Promise<DeliveryResult> {
  return { outcome: 'dropped', result: 'not sent' };
}
