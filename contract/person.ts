import * as z from 'zod/mini';
import { Contact } from './contact/detail.ts';
import { Message } from './contact/message.ts';
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

/** The address to look up. It is sent in a body because URLs are logged. */
export const PersonRequest = z.strictObject({ email: email(), cursor });
export type PersonRequest = z.infer<typeof PersonRequest>;

const time = z.optional(z.iso.datetime());
const count = z.optional(z.number());

/** A contact from the address, or merged into one, with everything stored about it. */
const PersonContact = z.extend(Contact, {
  /** The version of the wording that was ticked in the form. */
  consentVersion: z.optional(z.string()),
  keptUntil: z.iso.datetime(),
  /** Its webhook deliveries. */
  deliveries: z.array(WebhookDelivery),
});

/** The newsletter row with its consent events. */
const PersonSubscriber = z.extend(Subscriber, {
  statusAt: z.iso.datetime(),
  /** Mails with a confirmation or unsubscribe link. */
  mails: count,
  lastMailAt: time,
  leaveMails: count,
  lastLeaveMailAt: time,
  welcomeAt: time,
  keptUntil: time,
});

/** Everything stored about an address, ignoring its case. */
export const Person = z.strictObject({
  /** In no particular order. */
  contacts: z.array(PersonContact),
  /** From or to the address, in the conversations of others. */
  messages: z.array(z.extend(Message, { contact: z.string() })),
  /** Null if the newsletter does not know the address. */
  subscriber: z.nullable(PersonSubscriber),
  /** Other addresses that staff know as the same person's. Each has a record of its own. */
  addresses: z.array(z.string()),
  /** When data of this address was last erased. */
  erasedAt: time,
  /** For what remains. Left out on the last page. */
  cursor: z.optional(z.string()),
});
export type Person = z.infer<typeof Person>;

/** The address to erase, twice, so that a typing error erases nobody. */
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
    /** Everything stored until then is erased once no cursor is left. */
    erasedAt: z.iso.datetime(),
    contacts: erased,
    /** Of these contacts and in the conversations of others, without what the form said. */
    messages: erased,
    /** Attachments, and mail as it was received. */
    files: erased,
    notes: erased,
    /** Webhook deliveries; the receivers keep what they got. */
    deliveries: erased,
    /** One, or 0 if the newsletter did not know the address. */
    subscribers: erased,
  }),
  /** For what is not yet erased. Left out at the end. */
  cursor: z.optional(z.string()),
});
export type Erasure = z.infer<typeof Erasure>;
