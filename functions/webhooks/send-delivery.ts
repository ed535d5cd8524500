import { readContact } from '../contact/contact-change-store.ts';
import { fromEnvironment } from '../http/environment.ts';
import type { Delivery, DeliveryResult } from './delivery.ts';
import { notify } from '../outbox/notify.ts';
import { eventBody, type EventMessage, messageId } from './payload.ts';
import { isDelivered, resultOf, send } from './send.ts';
import { webhookStates } from './webhook-state.ts';
import { webhookNamed } from './webhooks.ts';

const site = fromEnvironment('SITE_URL');

/**
 * Tries once to deliver, within ten seconds.
 * @throws ApiError `unavailable`: it may have been delivered
 */
export async function sendDelivery(delivery: Delivery): Promise<DeliveryResult> {
  const webhook = webhookNamed(delivery.webhook);
  if (webhook === undefined) return { outcome: 'dropped', result: 'removed' };
  const stateOf = await webhookStates();
  if (!stateOf(webhook).enabled) return { outcome: 'dropped', result: 'off' };

  const outcome = await send(webhook, {
    id: messageId(delivery),
    body: eventBody(delivery, site, await messageOf(delivery)),
  });
  const result = resultOf(outcome);
  if (isDelivered(outcome)) return { outcome: 'sent', result };
  // A receiver that is gone does not want the others either.
  if (result === '410') return { outcome: 'dropped', result };
  const { retryAfter } = 'status' in outcome ? outcome : {};
  return { outcome: 'retry', result, ...(retryAfter !== undefined && { retryAfter }) };
}

/** The contact's message if webhooks include it; nothing if it was erased. */
async function messageOf({ contact: id }: Delivery): Promise<EventMessage | undefined> {
  if (!notify.withMessage || id === undefined) return undefined;
  const contact = await readContact(id);
  if (contact === undefined) return undefined;
  const { firstName, lastName, businessEmail: email, message, about } = contact;
  return {
    name: `${firstName} ${lastName}`,
    email,
    message,
    ...(about !== undefined && { about }),
  };
}
