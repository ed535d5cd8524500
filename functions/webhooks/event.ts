import { fingerprint } from '../lists/list-row.ts';
import type { Delivery } from '../outbox/delivery.ts';

/** What a visitor wrote, where the stage sends it to webhooks. */
export interface EventMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The products that it is about: see `contract/contact/about.ts`. */
  readonly about?: string;
}

/** The id of a message by Standard Webhooks: the same for each attempt, and no other delivery's. */
export function messageId({ endpoint, entry }: Delivery): string {
  return `msg_${fingerprint(`${endpoint} ${entry}`).slice(0, 32)}`;
}

/**
 * The body of a message, in the shape that Standard Webhooks suggests. It says what happened and where staff read more.
 * @param site where the site stands, as `https://quietgrid.example`
 */
export function eventBody({ event, at, contact }: Delivery, site: string, message?: EventMessage) {
  const url = `${site}/admin/${contact === undefined ? 'notifications' : `contacts/${contact}`}`;
  const data = contact === undefined ? { url } : { id: contact, submittedAt: at, url, ...message };
  return JSON.stringify({ type: event, timestamp: at, data });
}
