import * as z from 'zod/mini';
import { ContactChange } from '#contract/activity.ts';
import { ContactSubmission } from '#contract/contact/submission.ts';
import { listKey, timeToLive } from '#contract/tables.ts';

/** A contact's row, with its latest change, which may not be recorded yet. */
export const StoredContact = z.extend(ContactSubmission, {
  /** The contacts that staff merged into this one. */
  mergedFrom: z.optional(z.array(z.string())),
  [listKey]: z.string(),
  lastChange: z.optional(ContactChange),
  [timeToLive]: z.number(),
});
export type StoredContact = z.infer<typeof StoredContact>;
