import { notify } from '../outbox/notify.ts';
import type { Webhook } from './signature.ts';

/** A webhook of the stage by its current id. */
export function webhookNamed(id: string): Webhook | undefined {
  return notify.webhooks.find((webhook) => webhook.id === id);
}
