import type { Webhook } from '#contract/notifications.ts';
import { ApiError } from '../http/api-error.ts';
import { signingKey } from '../settings/signing-key.ts';
import { shownWebhook } from './shown-webhook.ts';
import { switchWebhook } from './webhook-state.ts';
import { webhookNamed } from './webhooks.ts';

/**
 * Switches a webhook on or off.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function updateWebhook(
  id: string,
  enabled: boolean,
  author: string,
): Promise<Webhook> {
  const webhook = webhookNamed(id);
  if (webhook === undefined) throw new ApiError('not_found');
  const { secret: key } = await signingKey();
  return shownWebhook(webhook, key, await switchWebhook(webhook, enabled, author));
}
