import * as z from 'zod/mini';
import { ErrorResponse } from './error.ts';
import { email } from './fields.ts';
import { Subscriber, SubscriberStatus } from './newsletter.ts';

/** What the list of subscribers may be narrowed to. */
export const SubscriberQuery = z.object({
  status: z.optional(SubscriberStatus.check(z.describe('Addresses of this status alone.'))),
});

/**
 * What staff do with an address. `remove` takes it off the list, and `restore` undoes that within a day. `lift` has its
 * owner asked by a mail where mails bounced, or were called spam.
 */
export const SubscriberUpdate = z.strictObject({
  /** In the body, since the addresses of requests are logged. */
  email: email(),
  change: z.enum(['remove', 'restore', 'lift'], { error: 'must be remove, restore or lift' }),
});
export type SubscriberUpdate = z.infer<typeof SubscriberUpdate>;

/** The error of a change that another has overtaken, and how the address stands now. */
export const SubscriberConflict = z.extend(ErrorResponse, { current: Subscriber });
