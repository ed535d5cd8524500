import type { Webhook } from '#contract/notifications.ts';
import { recordAction } from '../activity/activity-store.ts';
import { switchWebhook } from './webhook-state.ts';
import { existingWebhook } from './webhooks.ts';

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
