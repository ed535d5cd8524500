import * as z from 'zod/mini';
import { ContactStatus } from './contact/status.ts';

function fromTo<Value>(value: z.ZodMiniType<Value>) {
  return z.optional(z.strictObject({ from: value, to: value }));
}

/** Somebody's change of a contact, as its history tells it. */
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

/** One row of the audit list: who did what when, and nothing that a visitor or a note says. */
export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  author: z.string(),
  action: z.enum(['sign-in', 'change', 'note']),
  /** The id of the contact that it was done to. */
  contact: z.optional(z.string()),
  version: z.optional(ContactChange.shape.version),
  status: ContactChange.shape.status,
  assignee: ContactChange.shape.assignee,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
