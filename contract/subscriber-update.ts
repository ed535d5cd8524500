import * as z from 'zod/mini';
import { email } from './fields.ts';
import { SubscriberStatus } from './newsletter.ts';

/** The filters of the subscriber list. */
export const SubscriberQuery = z.object({
  status: z.optional(SubscriberStatus.check(z.describe('Only addresses with this status.'))),
});

/**
 * A staff change of an address. `remove` unsubscribes it, and `restore` undoes that within a day. `unsuppress` mails
 * the owner a confirmation after bounces or a complaint.
 */
export const SubscriberUpdate = z.strictObject({
  /** In the body because URLs are logged. */
  email: email(),
  change: z.enum(['remove', 'restore', 'unsuppress'], {
    error: 'must be remove, restore or unsuppress',
  }),
});
export type SubscriberUpdate = z.infer<typeof SubscriberUpdate>;
