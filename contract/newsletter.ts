import * as z from 'zod/mini';
import { email, text } from './fields.ts';
import { limits, tokenPattern } from './limits.ts';
import { SpamSignals, formChecks } from './spam-signals.ts';

/** What the newsletter form sends. */
export const NewsletterRequest = z.strictObject({
  email: email(),
  /** The path of the page with the form: part of what shows that somebody consented. */
  page: z.optional(text(limits.pagePath, 'must be the path of a page')),
  ...formChecks,
});
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

/** The same response for a new address and for one that is already subscribed. */
export const NewsletterReceipt = z.strictObject({ success: z.literal(true) });
export type NewsletterReceipt = z.infer<typeof NewsletterReceipt>;

/** The same, of the form. */
export const SubscriptionReceipt = z.extend(NewsletterReceipt, {
  /** No mail asks for a confirmation: a setting of the stage, whatever the address. Left out where one does. */
  isConfirmed: z.optional(z.literal(true)),
});
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>;

/** What the button of a mail's link sends: the token that was in the link. */
export const NewsletterConfirmation = z.strictObject({
  token: z
    .string({ error: 'must be text' })
    .check(z.regex(tokenPattern, { error: 'must come from the link of a mail' })),
});
export type NewsletterConfirmation = z.infer<typeof NewsletterConfirmation>;

/** Asks for a mail with a link by which an address leaves. */
export const LeaveRequest = z.strictObject({ email: email(), ...formChecks });
export type LeaveRequest = z.infer<typeof LeaveRequest>;

/**
 * Where an address stands. `pending`: somebody entered it, and nobody has confirmed it. `left`, `bounced` and `complained` get no newsletter.
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

/** Something that happened to an address's consent. Rows keep all of it, in order, and never change any of it. */
export const ConsentEvent = z.strictObject({
  event: z.enum(['asked', 'confirmed', 'left', 'restored', 'bounced', 'complained', 'lifted']),
  at: z.iso.datetime(),
  /** The version of the words beside the form, which `contract/consent.ts` keeps. */
  wording: z.optional(z.string()),
  /** The path of the page with the form. */
  page: z.optional(z.string()),
  /** Names the token of the mail's link, and cannot stand in for it. */
  token: z.optional(z.string()),
  /** By which of the ways that there are. */
  how: z.optional(z.enum(['page', 'mail-program', 'staff'])),
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
});
export type Subscriber = z.infer<typeof Subscriber>;
