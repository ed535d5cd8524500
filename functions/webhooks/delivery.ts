import * as z from 'zod/mini';
import { expiryOf } from '#contract/retention.ts';

/** A row of the table Deliveries: an event for a webhook. */
export const Delivery = z.object({
  /** The webhook's id in the stage's settings. */
  webhook: z.string(),
  /** `<at>#<contact>`: one delivery per contact and webhook, readable newest first. */
  entry: z.string(),
  event: z.enum(['contact.created', 'test']),
  /** When the event happened. */
  at: z.string(),
  /** Left out of a test. */
  contact: z.optional(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

/** The result of a delivery attempt. */
export interface DeliveryResult {
  /**
   * `retry`: again later, until the attempts run out and it is `failed`. `dropped`: never again, and no alarm, as if
   * the webhook is switched off.
   */
  readonly outcome: 'sent' | 'retry' | 'failed' | 'dropped';
  /** Stored for staff: the response status, or why there was none. Never the other side's text. */
  readonly result: string;
  /** The receiver's `Retry-After` header, not stored. */
  readonly retryAfter?: string;
}

/** Days that a delivery stays visible after its last attempt. */
const daysKept = 30;

/** The expiry of a delivery with this last attempt. */
export function deliveryExpiry(triedAt: string): number {
  return expiryOf(triedAt, daysKept);
}
