import * as z from 'zod/mini';
import { expiryOf } from '#contract/retention.ts';

/** A row of the table Deliveries: an event for a webhook. */
export const Delivery = z.object({
  /** The webhook's id in the stage's settings. */
  endpoint: z.string(),
  /** `<at>#<contact>`, so that a contact is one delivery to a webhook, and the newest are read by the key. */
  entry: z.string(),
  event: z.enum(['contact.created', 'test']),
  /** When it happened. */
  at: z.string(),
  /** Left out of a test. */
  contact: z.optional(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

/** How an attempt at a delivery went. */
export interface DeliveryResult {
  /**
   * `retry`: once more after a while, until there were so many attempts that it is `failed`. `dropped`: never, and nobody
   * has to know, as where the webhook is switched off.
   */
  readonly outcome: 'sent' | 'retry' | 'failed' | 'dropped';
  /** Kept on the row for staff: the response's status, or why there was none. Nothing that the other side wrote. */
  readonly result: string;
  /** The receiver's header of that name, which is not kept. */
  readonly retryAfter?: string;
}

/** Days for which a delivery can be looked up after its last attempt. */
const daysKept = 30;

/** When a delivery expires that was tried last then. */
export function deliveryExpiry(triedAt: string): number {
  return expiryOf(triedAt, daysKept);
}
