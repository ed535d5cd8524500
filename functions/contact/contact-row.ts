import * as z from 'zod/mini';
import { ContactChange } from '#contract/activity.ts';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { ContactStatus } from '#contract/contact/status.ts';
import { listIndex, timeToLive } from '#contract/tables.ts';

/** A row of a list. Those from before there were statuses are open and nobody's. */
export const ContactRow = z.extend(ContactSubmission, {
  status: z._default(ContactStatus, 'open'),
  assignee: z._default(z.nullable(z.string()), null),
  version: z._default(z.number(), 1),
});

/**
 * A row by its id, with the newest change of it, which may not be recorded yet. Those from before there were expiries have
 * none.
 */
export const StoredContact = z.extend(ContactRow, {
  [listIndex.sortKey]: z.string(),
  lastChange: z.optional(ContactChange),
  [timeToLive]: z.optional(z.number()),
});
export type StoredContact = z.infer<typeof StoredContact>;
