import * as z from 'zod/mini';
import { Contact } from './contact/detail.ts';
import { email } from './fields.ts';
import { cursorPattern } from './limits.ts';
import { Subscriber } from './newsletter.ts';
import { WebhookDelivery } from './notifications.ts';
import { normalizedEmail } from './text.ts';

const cursor = z.optional(
  z
    .string({ error: 'must be text' })
    .check(z.regex(cursorPattern, { error: 'must come from the response before' })),
);

/** Whose data is asked for. It travels in a body, since the addresses of requests are logged. */
export const PersonRequest = z.strictObject({ email: email(), cursor });
export type PersonRequest = z.infer<typeof PersonRequest>;

const time = z.optional(z.iso.datetime());
const count = z.optional(z.number());

/** A message from the address, with all that is kept about it. */
const PersonContact = z.extend(Contact, {
  /** Of the words that were ticked. */
  consentVersion: z.string(),
  keptUntil: z.iso.datetime(),
  /** Its deliveries to webhooks. */
  deliveries: z.array(WebhookDelivery),
});

/** The row of the newsletter, with what has led to it. */
const PersonSubscriber = z.extend(Subscriber, {
  statusAt: z.iso.datetime(),
  /** Mails with a link to confirm, and with one to leave. */
  mails: count,
  lastMailAt: time,
  leaveMails: count,
  lastLeaveMailAt: time,
  welcomeAt: time,
  keptUntil: time,
});

/** All that is held about an address, in any case of its letters. */
export const Person = z.strictObject({
  /** In no order. */
  contacts: z.array(PersonContact),
  /** Null where the newsletter does not know the address. */
  subscriber: z.nullable(PersonSubscriber),
  /** When somebody with the address was erased last. */
  erasedAt: time,
  /** For the other contacts. Left out: these are all. */
  cursor: z.optional(z.string()),
});
export type Person = z.infer<typeof Person>;

/** Whose data is to be erased: the address twice, so that a slip of the hand erases nobody. */
export const ErasureRequest = z.strictObject({ email: email(), confirm: email(), cursor }).check(
  z.refine((given) => normalizedEmail(given.email) === normalizedEmail(given.confirm), {
    error: 'must be the same address again',
    path: ['confirm'],
  }),
);
export type ErasureRequest = z.infer<typeof ErasureRequest>;

const erased = z.int().check(z.minimum(0));

/** What was erased, by kind. */
export const Erasure = z.strictObject({
  receipt: z.strictObject({
    /** Everything that was stored until then: final, once no cursor is left. */
    erasedAt: z.iso.datetime(),
    contacts: erased,
    notes: erased,
    /** Of webhooks: what they were told is with their receivers. */
    deliveries: erased,
    /** One, or none where the newsletter did not know the address. */
    subscribers: erased,
  }),
  /** For the other contacts, which are not erased yet. Left out: this is all. */
  cursor: z.optional(z.string()),
});
export type Erasure = z.infer<typeof Erasure>;
