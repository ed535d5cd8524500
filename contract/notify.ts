import * as z from 'zod/mini';
import { webhookIdPattern } from './notifications.ts';

/** Who is notified of new contacts: a setting of the stage, read by the outbox. */
export const Notify = z
  .strictObject({
    /** Recipients of one common mail; SES takes 50. */
    emails: z.array(z.email()).check(z.maxLength(50)),
    webhooks: z.array(
      z.strictObject({
        /** Deliveries are stored under it, so it stays when the address changes. */
        id: z.string().check(z.regex(webhookIdPattern)),
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
    /** Whether mails and webhooks include the sender and the message. Otherwise they only link to the contact. */
    withMessage: z.boolean(),
  })
  .check(
    z.refine(({ webhooks }) => new Set(webhooks.map(({ id }) => id)).size === webhooks.length, {
      path: ['webhooks'],
      error: 'two webhooks have the same id',
    }),
  );
export type Notify = z.infer<typeof Notify>;
