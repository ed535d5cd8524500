import * as z from 'zod/mini';
import { ListedStatus } from './contact/query.ts';
import { ContactStatus } from './contact/status.ts';
import { text } from './fields.ts';
import { limits } from './limits.ts';
import { SubscriberStatus } from './newsletter.ts';

function fromTo<Value>(value: z.ZodMiniType<Value>) {
  return z.optional(z.strictObject({ from: value, to: value }));
}

/** A staff change to a contact, as its history shows it. */
export const ContactChange = z.strictObject({
  /** The contact's version after the change. */
  version: z.number(),
  author: z.string(),
  at: z.iso.datetime(),
  status: fromTo(ContactStatus),
  /** Null means nobody. */
  assignee: fromTo(z.nullable(z.string())),
  tags: fromTo(z.array(z.string())),
  /** Null means not snoozed. */
  snoozedUntil: fromTo(z.nullable(z.string())),
  /** The contact that this one is a part of. Null means none. */
  mergedInto: fromTo(z.nullable(z.string())),
  /** The contacts that are a part of this one. */
  mergedFrom: fromTo(z.array(z.string())),
  /** Whether the sender is blocked. */
  isBlocked: fromTo(z.boolean()),
});
export type ContactChange = z.infer<typeof ContactChange>;

/** A staff note on a contact. */
export const Note = z.strictObject({
  id: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
});
export type Note = z.infer<typeof Note>;

/** An export from the staff area: a whole list or a filtered view. */
const Export = z.strictObject({
  list: z.enum(['contacts', 'newsletter'], { error: 'must be contacts or newsletter' }),
  format: z.enum(['csv', 'jsonl'], { error: 'must be csv or jsonl' }),
  status: z.optional(ListedStatus),
  /** A username, or the contact list's value for "nobody". */
  assignee: z.optional(text(limits.username, 'must be a username or "none"')),
  subscriberStatus: z.optional(SubscriberStatus),
  /** Set when the page's text filter was active. Its words may name a visitor, so they are not sent. */
  isFiltered: z.optional(z.literal(true, { error: 'must be true or left out' })),
});
export type Export = z.infer<typeof Export>;

/** Records an export. The client exports only after this succeeds. */
export const ExportRecord = z
  .extend(Export, { action: z.literal('export', { error: 'must be export' }) })
  .check(
    z.refine(
      ({ list, status, assignee }) =>
        list === 'contacts' || (status === undefined && assignee === undefined),
      { error: 'and assignee apply to contacts only', path: ['status'] },
    ),
    z.refine(
      ({ list, subscriberStatus }) => list === 'newsletter' || subscriberStatus === undefined,
      {
        error: 'applies to the newsletter only',
        path: ['subscriberStatus'],
      },
    ),
  );
export type ExportRecord = z.infer<typeof ExportRecord>;

/** One row of the audit log: who did what and when, without the text of visitors or notes. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  author: z.string(),
  action: z.enum([
    'sign-in',
    'change',
    'note',
    'reply',
    'reply-undone',
    'call',
    'merge',
    'unmerge',
    'block',
    'unblock',
    'address-add',
    'address-remove',
    'spam-delete',
    'tags',
    'export',
    'reply-templates',
    'password-attempt',
    'password',
    'sessions-end',
    'authenticator-attempt',
    'authenticator',
    'person-read',
    'erasure',
    'webhook',
    'webhook-secret',
    'webhook-test',
    'subscriber-remove',
    'subscriber-restore',
    'subscriber-unsuppress',
    'invite',
    'role',
    'switch-off',
    'switch-on',
    'password-reset',
    'hand-over',
    'campaign-send',
    'campaign-pause',
    'campaign-resume',
    'campaign-cancel',
    'campaign-delete',
    'import',
    'subscriber-tags',
  ]),
  /** The id of the affected campaign. */
  campaign: z.optional(z.string()),
  /** How many addresses an import took. */
  addressCount: z.optional(z.number()),
  /** The id of the affected contact. */
  contact: z.optional(z.string()),
  version: z.optional(ContactChange.shape.version),
  status: ContactChange.shape.status,
  assignee: ContactChange.shape.assignee,
  tags: ContactChange.shape.tags,
  snoozedUntil: ContactChange.shape.snoozedUntil,
  mergedInto: ContactChange.shape.mergedInto,
  mergedFrom: ContactChange.shape.mergedFrom,
  isBlocked: ContactChange.shape.isBlocked,
  /** The affected staff user. */
  user: z.optional(z.string()),
  export: z.optional(Export),
  /** The id of the affected webhook. */
  webhook: z.optional(z.string()),
  /** True if the webhook was switched on, false if off. */
  enabled: z.optional(z.boolean()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
