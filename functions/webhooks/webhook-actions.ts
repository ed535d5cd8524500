import type { Webhook, WebhookDelivery, WebhookSecret } from '#contract/notifications.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { signingKey } from '../settings/signing-key.ts';
import { type Delivery, deliveryExpiry } from './delivery.ts';
import { recordDelivery } from './delivery-store.ts';
import { eventBody, messageId } from './payload.ts';
import { resultOf, send } from './send.ts';
import { shownDelivery } from './shown-delivery.ts';
import { webhookSecret } from './signature.ts';
import { switchWebhook } from './webhook-state.ts';
import { webhookNamed } from './webhooks.ts';

const site = fromEnvironment('SITE_URL');

/**
 * Switches a webhook on or off. The audit log records it first.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function updateWebhook(
  id: string,
  enabled: boolean,
  author: string,
): Promise<Webhook> {
  const webhook = existingWebhook(id);
  await recordAction(author, 'webhook', { webhook: id, enabled });
  return { ...webhook, ...(await switchWebhook(webhook, enabled, author)) };
}

/**
 * A webhook's newest signing secret. The audit log records the access first.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function showSecret(id: string, author: string): Promise<WebhookSecret> {
  const webhook = existingWebhook(id);
  await recordAction(author, 'webhook-secret', { webhook: id });
  const { secret: key } = await signingKey();
  return { secret: webhookSecret(key, webhook) };
}

/**
 * Sends a test event to a webhook immediately, even if the webhook is switched off. The audit log records it first.
 * @throws ApiError that names the webhook if there is none; `unavailable`
 */
export async function testWebhook(id: string, author: string): Promise<WebhookDelivery> {
  const webhook = webhookNamed(id);
  if (webhook === undefined) {
    throw invalidField('webhook', 'unknown', 'is not a webhook of this site');
  }
  await recordAction(author, 'webhook-test', { webhook: id });
  const at = new Date().toISOString();
  const delivery: Delivery = { webhook: id, entry: `${at}#test`, event: 'test', at };
  const outcome = await send(webhook, {
    id: messageId(delivery),
    body: eventBody(delivery, site),
  });
  const triedAt = new Date().toISOString();
  const stored = { ...delivery, attempt: 1, triedAt, result: resultOf(outcome) };
  await recordDelivery(stored, deliveryExpiry(triedAt));
  return shownDelivery(stored);
}

function existingWebhook(id: string) {
  const webhook = webhookNamed(id);
  if (webhook === undefined) throw new ApiError('not_found');
  return webhook;
}
