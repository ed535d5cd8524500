import { ApiError } from '../http/api-error.ts';
import { notify } from '../outbox/notify.ts';
import type { Webhook } from './signature.ts';

/** A webhook of the stage by its current id. */
export function webhookNamed(id: string): Webhook | undefined {
  return notify.webhooks.find((webhook) => webhook.id === id);
}

/** @throws ApiError `not_found` */
export function existingWebhook(id: string): Webhook {
  const webhook = webhookNamed(id);
  if (webhook === undefined) throw new ApiError('not_found');
  return webhook;
}
