import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What its stage calls a webhook. */
export const webhookIdPattern = /^[a-z0-9-]{1,32}$/;

/** Deliveries that staff are shown, of all webhooks together. */
export const deliveriesShown = 20;

/**
 * What became of an attempt: the status of the response, or why there was none. A delivery that nobody tried, since the
 * webhook was switched off or is no longer in the stage's settings, is `off` or `removed`.
 */
const DeliveryResult = z
  .string()
  .check(
    z.regex(/^(?:[1-5][0-9]{2}|address|name|certificate|timeout|connection|unsent|off|removed)$/),
    z.describe(
      'The status of the response, or why there was none: `address` (not public), `name`, `certificate`, `timeout`, `connection`, `unsent` (an error of ours), `off`, `removed`.',
    ),
  );

/** A delivery to a webhook, made or due. */
export const WebhookDelivery = z.strictObject({
  id: z.string(),
  webhook: z.string(),
  event: z.enum(['contact.created', 'test']),
  /** When it happened. */
  at: z.iso.datetime(),
  /** The id of the contact that it is about. */
  contact: z.optional(z.string()),
  /** `due` is tried now or again; `dropped` was not for anybody. */
  state: z.enum(['due', 'delivered', 'failed', 'dropped']),
  /** The number of the last attempt. */
  attempt: z.optional(z.int().check(z.positive())),
  triedAt: z.optional(z.iso.datetime()),
  result: z.optional(DeliveryResult),
  /** When the next attempt is due. */
  nextAt: z.optional(z.iso.datetime()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const Webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  /** When it was switched on or off last. */
  switchedAt: z.optional(z.iso.datetime()),
  /** Who did that; left out where the webhook itself answered 410. */
  switchedBy: z.optional(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;

/** With which a webhook checks our signatures, as Standard Webhooks writes it. */
export const WebhookSecret = z.strictObject({ secret: z.string() });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** An address that a mail about new contacts did not reach, nor any since. */
export const Undelivered = z.strictObject({
  email: z.string(),
  /** When that mail was sent. */
  at: z.iso.datetime(),
  /**
   * It bounced, somebody at that address or its domain called it spam, or SES has not tried, since one of both had happened
   * before.
   */
  reason: z.enum(['bounced', 'complained', 'suppressed']),
});
export type Undelivered = z.infer<typeof Undelivered>;

/** Who is notified of new contacts, and how that goes. */
export const Notifications = z.strictObject({
  emails: z.array(z.string()),
  /** Of these. */
  undelivered: z.array(Undelivered),
  /** Whether mails to unconfirmed newsletter addresses wait, since too many of the last ones bounced. */
  confirmationsStopped: z.boolean(),
  /** Whether they are told who wrote what. */
  withMessage: z.boolean(),
  webhooks: z.array(Webhook),
  /** Of all webhooks, newest first. */
  deliveries: z.array(WebhookDelivery),
  /** Deliveries that were given up, counted to 100. */
  failed: z.int().check(z.minimum(0), z.maximum(limits.count)),
  /** Seconds for which whatever waits longest has been due, mails to subscribers too; 0 if nothing is. */
  waiting: z.int().check(z.minimum(0)),
});
export type Notifications = z.infer<typeof Notifications>;

export const WebhookTest = z.strictObject({
  webhook: z
    .string({ error: 'must be text' })
    .check(z.regex(webhookIdPattern, { error: 'must be the id of a webhook' })),
});
export type WebhookTest = z.infer<typeof WebhookTest>;

export const WebhookUpdate = z.strictObject({
  enabled: z.boolean({ error: 'must be true or false' }),
});
export type WebhookUpdate = z.infer<typeof WebhookUpdate>;
