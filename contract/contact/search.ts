import * as z from 'zod/mini';
import { ContactSubmission } from './submission.ts';
import { ContactStatus } from './status.ts';
import { text } from '#contract/fields.ts';
import { cursorPattern, limits } from '#contract/limits.ts';

const time = z.optional(
  z.iso.datetime({ error: 'must be a UTC time such as 2026-11-20T00:00:00Z' }),
);

/** What staff look for. It travels in a body, since the addresses of requests are logged. */
export const ContactSearch = z.strictObject({
  /** The id or the address of a contact, or words that are all in it or its notes. */
  query: text(limits.search),
  status: z.optional(ContactStatus),
  /** Contacts that were sent then or later. */
  from: time,
  /** Contacts that were sent before that. */
  to: time,
  cursor: z.optional(
    z
      .string({ error: 'must be text' })
      .check(z.regex(cursorPattern, { error: 'must come from the search before' })),
  ),
});
export type ContactSearch = z.infer<typeof ContactSearch>;

export const ContactSearchPage = z.strictObject({
  /** Newest first; a page may have none though the next one has some. */
  items: z.array(ContactSubmission),
  /** The ids of those that have a word in their notes alone. */
  inNotes: z.array(z.string()),
  /** For the next page. Left out: everything was searched. */
  cursor: z.optional(z.string()),
  /** All contacts from then on were searched. */
  searchedBackTo: z.iso.datetime(),
});
export type ContactSearchPage = z.infer<typeof ContactSearchPage>;
