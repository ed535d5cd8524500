import * as z from 'zod/mini';
import { email } from './fields.ts';
import { SpamSignals, formChecks } from './spam-signals.ts';

/** What the newsletter form sends. */
export const NewsletterRequest = z.strictObject({ email: email(), ...formChecks });
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

/** The same response for a new address and for one that is already subscribed. */
export const NewsletterReceipt = z.strictObject({ success: z.literal(true) });
export type NewsletterReceipt = z.infer<typeof NewsletterReceipt>;

/** One row of the staff list. */
export const Subscriber = z.strictObject({
  id: z.string(),
  email: z.string(),
  subscribedAt: z.iso.datetime(),
  suspicions: SpamSignals,
});
export type Subscriber = z.infer<typeof Subscriber>;
