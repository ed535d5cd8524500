import { deliveriesShown, type Notifications } from '#contract/notifications.ts';
import { isOpen } from '../newsletter/breaker-store.ts';
import { notify } from '../outbox/notify.ts';
import { outboxAge } from '../outbox/outbox-age.ts';
import { countFailed } from '../outbox/outbox-store.ts';
import { readUndelivered } from '../outbox/undelivered-store.ts';
import { readDeliveries } from './delivery-store.ts';
import { shownDelivery } from './shown-delivery.ts';
import { webhookStates } from './webhook-state.ts';

/** The notification settings and their health. */
export async function readNotifications(): Promise<Notifications> {
  const { emails, withMessage, webhooks } = notify;
  const [stateOf, deliveries, failed, waiting, undelivered, confirmationsStopped] =
    await Promise.all([
      webhookStates(),
      Promise.all(webhooks.map(({ id }) => readDeliveries(id))),
      countFailed('deliveries'),
      outboxAge(),
      readUndelivered(),
      isOpen(),
    ]);
  const addresses = new Set(emails.map((email) => email.toLowerCase()));
  const newest = deliveries
    .flat()
    .toSorted((one, other) => other.entry.localeCompare(one.entry))
    .slice(0, deliveriesShown);
  return {
    emails,
    undelivered: undelivered.filter(({ email }) => addresses.has(email)),
    confirmationsStopped,
    withMessage,
    webhooks: webhooks.map((webhook) => Object.assign({}, webhook, stateOf(webhook))),
    deliveries: newest.map(shownDelivery),
    failed,
    waiting,
  };
}
