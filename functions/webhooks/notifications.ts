import { deliveriesShown, type Notifications } from '#contract/notifications.ts';
import { notify } from '../outbox/notify.ts';
import { madeSigningKeys } from '../settings/signing-key.ts';
import { countFailed, readDeliveries } from './delivery-store.ts';
import { shownDelivery } from './shown-delivery.ts';
import { shownWebhook } from './shown-webhook.ts';
import { webhookStates } from './webhook-state.ts';

/**
 * Who is notified of new contacts, and how that goes. Nothing is stored, and no signing key is made.
 * @throws ApiError `unavailable`
 */
export async function readNotifications(): Promise<Notifications> {
  const { emails, withMessage, webhooks } = notify;
  const [[key], stateOf, deliveries, failed] = await Promise.all([
    madeSigningKeys(),
    webhookStates(),
    Promise.all(webhooks.map(({ id }) => readDeliveries(id))),
    countFailed(),
  ]);
  const newest = deliveries
    .flat()
    .toSorted((one, other) => other.entry.localeCompare(one.entry))
    .slice(0, deliveriesShown);
  return {
    emails,
    withMessage,
    webhooks: webhooks.map((webhook) => shownWebhook(webhook, key?.secret, stateOf(webhook))),
    deliveries: newest.map(shownDelivery),
    failed,
  };
}
