import * as z from 'zod/mini';
import { ContactSubmission } from './submission.ts';
import { ContactStatus } from './status.ts';
import { text } from '#contract/fields.ts';
import { cursorPattern, limits } from '#contract/limits.ts';

const time = z.optional(
  z.iso.datetime({ error: 'must be a UTC time such as 2026-11-20T00:00:00Z' }),
);

/** A staff search. It is sent in a body because URLs are logged. */
export const ContactSearch = z.strictObject({
  /** A contact's id or email address, or words that the contact and its notes must all contain. */
  query: text(limits.search),
  status: z.optional(ContactStatus),
  /** Contacts sent at or after this time. */
  from: time,
  /** Contacts sent before this time. */
  to: time,
  cursor: z.optional(
    z
      .string({ error: 'must be text' })
      .check(z.regex(cursorPattern, { error: 'must come from the search before' })),
  ),
});
export type ContactSearch = z.infer<typeof ContactSearch>;

export const ContactSearchPage = z.strictObject({
  /** Newest first. A page can be empty although later pages have results. */
  items: z.array(ContactSubmission),
  /** Ids of contacts where a word occurs only in the notes. */
  inNotes: z.array(z.string()),
  /** For the next page. Left out once everything was searched. */
  cursor: z.optional(z.string()),
  /** The search covered all contacts from this time on. */
  searchedBackTo: z.iso.datetime(),
});
export type ContactSearchPage = z.infer<typeof ContactSearchPage>;
