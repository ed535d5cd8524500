import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** A webhook's id in the stage's settings. */
export const webhookIdPattern = /^[a-z0-9-]{1,32}$/;

/** Deliveries shown to staff, across all webhooks. */
export const deliveriesShown = 20;

/**
 * The result of an attempt: the response status, or the reason there was none. `off` and `removed`: never tried,
 * because the webhook was switched off or is no longer configured.
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
  /** When the event happened. */
  at: z.iso.datetime(),
  /** The id of the contact. */
  contact: z.optional(z.string()),
  /** `due`: to be tried now or again. `dropped`: no receiver wants it. */
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
  /** When it was last switched on or off. */
  switchedAt: z.optional(z.iso.datetime()),
  /** Who switched it; left out if the webhook answered 410. */
  switchedBy: z.optional(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;

/** The secret that verifies our signatures, in Standard Webhooks format. */
export const WebhookSecret = z.strictObject({ secret: z.string() });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** A staff address that the last digests did not reach. */
export const Undelivered = z.strictObject({
  email: z.string(),
  /** When the mail was sent. */
  at: z.iso.datetime(),
  /**
   * The mail bounced; the recipient or its domain reported it as spam; or SES suppressed it because of an earlier
   * bounce or complaint.
   */
  reason: z.enum(['bounced', 'complained', 'suppressed']),
});
export type Undelivered = z.infer<typeof Undelivered>;

/** The notification settings and their health. */
export const Notifications = z.strictObject({
  emails: z.array(z.string()),
  /** The addresses above that mail does not reach. */
  undelivered: z.array(Undelivered),
  /** Whether mails to unconfirmed newsletter addresses are paused because too many bounced. */
  confirmationsStopped: z.boolean(),
  /** Whether notifications include the sender and the message. */
  withMessage: z.boolean(),
  webhooks: z.array(Webhook),
  /** Across all webhooks, newest first. */
  deliveries: z.array(WebhookDelivery),
  /** Deliveries that were given up, counted up to 100. */
  failed: z.int().check(z.minimum(0), z.maximum(limits.count)),
  /** Seconds the oldest outbox item is overdue, including subscriber mails; 0 if nothing is due. */
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
