import * as z from 'zod/mini';
import { ContactStatus } from './status.ts';
import { text } from '#contract/fields.ts';
import { etagPattern, limits } from '#contract/limits.ts';
import { contactTagPattern } from './tag.ts';

/** In place of an assignee: the contacts that nobody has. */
export const nobody = 'none';

/** What a list of contacts may be narrowed to. */
export const ContactQuery = z.object({
  status: z.optional(ContactStatus.check(z.describe('Contacts of this status alone.'))),
  assignee: z.optional(
    text(limits.username, `must be a username or "${nobody}"`).check(
      z.describe(`Contacts of this staff user alone; those of nobody for "${nobody}".`),
    ),
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

/** Whose contacts are counted. */
export const CountsQuery = z.pick(ContactQuery, { assignee: true });

/** What a client has of a contact. */
export const KnownContact = z.object({
  ifNoneMatch: z.optional(
    z
      .string()
      .check(
        z.regex(contactTagPattern, { error: 'must be a version and a number of notes, as "3.2"' }),
        z.describe(
          'Version and number of notes that the client has, as `"3.2"`: 204 if there is nothing newer.',
        ),
      ),
  ),
});

const count = z.int().check(z.minimum(0), z.maximum(limits.count));

/** Contacts by status. Each is counted to 100, which means 100 or more. */
export const ContactCounts = z.strictObject({
  new: count,
  open: count,
  answered: count,
  closed: count,
  spam: count,
} satisfies Record<ContactStatus, unknown>);
export type ContactCounts = z.infer<typeof ContactCounts>;
