import * as z from 'zod/mini';
import { ContactStatus } from './contact/status.ts';
import { text } from './fields.ts';
import { limits } from './limits.ts';
import { SubscriberStatus } from './newsletter.ts';

function fromTo<Value>(value: z.ZodMiniType<Value>) {
  return z.optional(z.strictObject({ from: value, to: value }));
}

/** Somebody's change of a contact, as its history shows it. */
export const ContactChange = z.strictObject({
  /** Of the contact after the change. */
  version: z.number(),
  author: z.string(),
  at: z.iso.datetime(),
  status: fromTo(ContactStatus),
  /** Null is nobody. */
  assignee: fromTo(z.nullable(z.string())),
});
export type ContactChange = z.infer<typeof ContactChange>;

/** What a member of staff wrote beside a contact. */
export const Note = z.strictObject({
  id: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
});
export type Note = z.infer<typeof Note>;

/** What somebody took out of the staff area as a file: a whole list, or a view of it. */
const Export = z.strictObject({
  list: z.enum(['contacts', 'newsletter'], { error: 'must be contacts or newsletter' }),
  format: z.enum(['csv', 'jsonl'], { error: 'must be csv or jsonl' }),
  status: z.optional(ContactStatus),
  /** A username, or what the list of contacts takes in place of one. */
  assignee: z.optional(text(limits.username, 'must be a username or "none"')),
  /** Of the newsletter's. */
  subscribers: z.optional(SubscriberStatus),
  /** Only what a filter of the page leaves, which may name a visitor and is not told. */
  isFiltered: z.optional(z.literal(true, { error: 'must be true or left out' })),
});
export type Export = z.infer<typeof Export>;

/** Asks for the entry of an export. Nothing is exported before it is recorded. */
export const ExportRecord = z
  .extend(Export, { action: z.literal('export', { error: 'must be export' }) })
  .check(
    z.refine(
      ({ list, status, assignee }) =>
        list === 'contacts' || (status === undefined && assignee === undefined),
      { error: 'and assignee narrow the contacts alone', path: ['status'] },
    ),
    z.refine(({ list, subscribers }) => list === 'newsletter' || subscribers === undefined, {
      error: 'narrows the newsletter alone',
      path: ['subscribers'],
    }),
  );
export type ExportRecord = z.infer<typeof ExportRecord>;

/** One row of the audit list: who did what when, and nothing that a visitor or a note says. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  author: z.string(),
  action: z.enum([
    'sign-in',
    'change',
    'note',
    'export',
    'reply-templates',
    'password-attempt',
    'password',
    'sessions',
    'authenticator-attempt',
    'authenticator',
    'person',
    'erasure',
    'webhook',
    'webhook-secret',
    'webhook-test',
    'subscriber-remove',
    'subscriber-restore',
    'subscriber-lift',
  ]),
  /** The id of the contact that it was done to. */
  contact: z.optional(z.string()),
  version: z.optional(ContactChange.shape.version),
  status: ContactChange.shape.status,
  assignee: ContactChange.shape.assignee,
  export: z.optional(Export),
  /** The id of the webhook that it was done to. */
  webhook: z.optional(z.string()),
  /** Whether the webhook was switched on, or off. */
  enabled: z.optional(z.boolean()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
