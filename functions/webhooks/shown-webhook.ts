import type { Webhook as Shown } from '#contract/notifications.ts';
import { type Webhook, webhookSecret } from './signature.ts';
import type { WebhookState } from './webhook-state.ts';

/**
 * A webhook as staff see it.
 * @param key undefined while nothing was ever signed
 */
export function shownWebhook(
  webhook: Webhook,
  key: Buffer | undefined,
  state: WebhookState,
): Shown {
  return {
    ...webhook,
    ...(key && { secret: webhookSecret(key, webhook) }),
    ...state,
  };
}
