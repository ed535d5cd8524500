import * as z from 'zod/mini';
import { webhookIdPattern } from './notifications.ts';

/** Who is notified of a new contact: a setting of the stage, which the outbox reads. */
export const Notify = z
  .strictObject({
    /** They get one mail together; SES takes 50 recipients. */
    emails: z.array(z.email()).check(z.maxLength(50)),
    webhooks: z.array(
      z.strictObject({
        /** What its deliveries are stored under: it stays when the address changes. */
        id: z.string().check(z.regex(webhookIdPattern)),
        url: z.url({ protocol: /^https$/ }),
      }),
    ),
    /** Whether mails and webhooks say who wrote what. Otherwise they say that somebody did, and link to it. */
    withMessage: z.boolean(),
  })
  .check(
    z.refine(({ webhooks }) => new Set(webhooks.map(({ id }) => id)).size === webhooks.length, {
      path: ['webhooks'],
      error: 'two webhooks have the same id',
    }),
  );
export type Notify = z.infer<typeof Notify>;
