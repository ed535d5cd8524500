import * as z from 'zod/mini';
import { type ContactStatus, contactStatuses } from './status.ts';
import { text } from '#contract/fields.ts';
import { etagPattern, limits } from '#contract/limits.ts';
import { contactTagPattern } from './tag.ts';

/** The assignee filter's value for unassigned contacts. */
export const nobody = 'none';

/** In place of a status: what staff still have to answer, which is new or open. */
export const todo = 'todo';

/**
 * In place of a status: parts of {@link todo}. The customer has waited longer than the stage promises, or the contact is
 * out of sight for now.
 */
const parts = ['overdue', 'snoozed'] as const;

/** The status filter of a list. */
export const ListedStatus = z.enum([...contactStatuses, todo, ...parts], {
  error: `must be new, open, answered, closed, spam, ${todo}, overdue or snoozed`,
});
export type ListedStatus = z.infer<typeof ListedStatus>;

/** The filters of the contact list. */
export const ContactQuery = z.object({
  status: z.optional(
    ListedStatus.check(
      z.describe(
        `Only contacts with this status. "${todo}" selects new and open ones; "overdue", those of them that have waited too long; "snoozed", those that are snoozed.`,
      ),
    ),
  ),
  assignee: z.optional(
    text(limits.username, `must be a username or "${nobody}"`).check(
      z.describe(`Only contacts assigned to this staff user; unassigned ones for "${nobody}".`),
    ),
  ),
  order: z.optional(
    z
      .enum(['newest', 'oldest'], { error: 'must be newest or oldest' })
      .check(z.describe('Which come first. Default: the newest.')),
  ),
  ifNoneMatch: z.optional(
    z
      .string()
      .check(
        z.regex(etagPattern, { error: 'must be the ETag of a page' }),
        z.describe('The ETag of the page that the client has: 204 if it is still the same.'),
      ),
  ),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

/** Counts the contacts of one assignee. */
export const CountsQuery = z.pick(ContactQuery, { assignee: true });

/** The version that a client already has. */
export const KnownContact = z.object({
  ifNoneMatch: z.optional(
    z
      .string()
      .check(
        z.regex(contactTagPattern, { error: 'must be the ETag of a contact, as "3.2.5"' }),
        z.describe(
          'The ETag of the contact that the client has, as `"3.2.5"`: 204 if there is nothing newer.',
        ),
      ),
  ),
});

const count = z.int().check(z.minimum(0), z.maximum(limits.count));

/**
 * Contacts by status, and of those that are new or open the overdue and the snoozed ones. Counting stops at 100, which
 * means 100 or more.
 */
export const ContactCounts = z.strictObject({
  new: count,
  open: count,
  answered: count,
  closed: count,
  spam: count,
  overdue: count,
  snoozed: count,
} satisfies Record<ContactStatus | (typeof parts)[number], unknown>);
export type ContactCounts = z.infer<typeof ContactCounts>;
