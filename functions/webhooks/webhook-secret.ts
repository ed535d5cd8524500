import type { WebhookSecret } from '#contract/notifications.ts';
import { recordAction } from '../activity/activity-store.ts';
import { signingKey } from '../settings/signing-key.ts';
import { webhookSecret } from './signature.ts';
import { existingWebhook } from './webhooks.ts';

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
