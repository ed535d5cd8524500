import { fingerprint } from '../lists/list-row.ts';
import type { Delivery } from './delivery.ts';

/** The visitor's message, if the stage includes it. */
export interface EventMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The products in question: see `contract/contact/about.ts`. */
  readonly about?: string;
}

/** A Standard Webhooks message id: the same for every attempt, unique per delivery. */
export function messageId({ webhook, entry }: Delivery): string {
  return `msg_${fingerprint(`${webhook} ${entry}`).slice(0, 32)}`;
}

/**
 * A message body in the form that Standard Webhooks suggests: what happened, and a link to it.
 * @param site the site's origin, `https://quietgrid.example`
 */
export function eventBody({ event, at, contact }: Delivery, site: string, message?: EventMessage) {
  const url = `${site}/admin/${contact === undefined ? 'notifications' : `contacts/${contact}`}`;
  const data = contact === undefined ? { url } : { id: contact, submittedAt: at, url, ...message };
  return JSON.stringify({ type: event, timestamp: at, data });
}
