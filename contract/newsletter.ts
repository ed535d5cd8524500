import * as z from 'zod/mini';
import { email, text, wording } from './fields.ts';
import { limits, tokenPattern } from './limits.ts';
import { SpamSignals, formChecks } from './spam-signals.ts';

/** The newsletter form's request. */
export const NewsletterRequest = z.strictObject({
  email: email(),
  /** The path of the form's page, part of the evidence of consent. */
  page: z.optional(text(limits.pagePath, 'must be the path of a page')),
  wording: wording(),
  ...formChecks,
});
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

/** The same for a new and for a known address. */
export const NewsletterReceipt = z.strictObject({ success: z.literal(true) });
export type NewsletterReceipt = z.infer<typeof NewsletterReceipt>;

/** The form's receipt. */
export const SubscriptionReceipt = z.extend(NewsletterReceipt, {
  /** Set if the stage uses single opt-in, whatever the address. Left out otherwise. */
  isConfirmed: z.optional(z.literal(true)),
});
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>;

/** The token of a mail link, sent by the button of its page. */
export const NewsletterConfirmation = z.strictObject({
  token: z
    .string({ error: 'must be text' })
    .check(z.regex(tokenPattern, { error: 'must come from the link of a mail' })),
});
export type NewsletterConfirmation = z.infer<typeof NewsletterConfirmation>;

/** Requests a mail with an unsubscribe link. */
export const LeaveRequest = z.strictObject({ email: email(), ...formChecks });
export type LeaveRequest = z.infer<typeof LeaveRequest>;

/**
 * The status of an address. `pending`: entered but not confirmed. `left`, `bounced` and `complained` get no newsletter.
 */
export const subscriberStatuses = [
  'pending',
  'confirmed',
  'left',
  'bounced',
  'complained',
] as const;
export const SubscriberStatus = z.enum(subscriberStatuses, {
  error: 'must be pending, confirmed, left, bounced or complained',
});
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

/** A consent event. Rows keep all events in order and never change them. */
export const ConsentEvent = z.strictObject({
  event: z.enum([
    'asked',
    'confirmed',
    'imported',
    'left',
    'restored',
    'bounced',
    'complained',
    'lifted',
  ]),
  at: z.iso.datetime(),
  /** The version of the form's wording in `contract/consent.ts`. */
  wording: z.optional(z.string()),
  /** The path of the form's page. */
  page: z.optional(z.string()),
  /** Identifies the mail link's token without revealing it. */
  token: z.optional(z.string()),
  /** The way the owner unsubscribed. */
  how: z.optional(z.enum(['page', 'mail-program', 'staff'])),
  /** Where an import says that the consent comes from. */
  statement: z.optional(z.string()),
  /** The campaign whose mail led to it. */
  campaign: z.optional(z.string()),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** One row of the staff list. */
export const Subscriber = z.strictObject({
  id: z.string(),
  email: z.string(),
  subscribedAt: z.iso.datetime(),
  suspicions: SpamSignals,
  status: SubscriberStatus,
  consent: z.array(ConsentEvent),
  tags: z.optional(z.array(z.string())),
});
export type Subscriber = z.infer<typeof Subscriber>;
