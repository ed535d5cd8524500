import * as z from 'zod/mini';
import { ContactChange, Note } from './activity.ts';
import { ContactStatus } from './contact-status.ts';
import { ErrorResponse } from './error.ts';
import { contactIdPattern, etagPattern, limits } from './limits.ts';
import { email, text } from './fields.ts';
import { mapOptionalFields, optionalFields } from './optional-fields.ts';
import { productSlugs } from './products.ts';
import { SpamSignals, formChecks } from './spam-signals.ts';

const [company] = optionalFields;

/**
 * What the contact form sends. Nothing else is accepted. Optional fields after the company have no default: it would
 * change the hash of a request from before, and its retry, such as the canary's, would be a conflict.
 */
export const ContactRequest = z.strictObject({
  firstName: text(limits.firstName),
  lastName: text(limits.lastName),
  ...mapOptionalFields((bounds) => z.optional(text(bounds))),
  company: z._default(text(company), ''),
  phone: text(
    limits.phone,
    'must have 7 to 15 digits, and beside them only spaces, + ( ) . / # * - and an "ext"',
  ),
  businessEmail: email(),
  message: text(limits.message),
  /** The product whose page led here. Left out where there is none. */
  about: z.optional(z.enum(productSlugs, { error: 'must be a product of the catalogue' })),
  termsAccepted: z.literal(true, { error: 'must be accepted' }),
  timeZone: z._default(text(limits.timeZone, 'must be a name such as America/Toronto'), ''),
  ...formChecks,
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The answer to an accepted request. `id` is what the visitor may quote on the phone. */
export const ContactReceipt = z.strictObject({ success: z.literal(true), id: z.string() });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** One row of the staff list. `company` and `timeZone` are empty where the visitor gave none. Older rows lack newer fields. */
export const ContactSubmission = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...mapOptionalFields(() => z.optional(z.string())),
  company: z.string(),
  phone: z.string(),
  businessEmail: z.string(),
  message: z.string(),
  /** A product's slug, also of one that the catalogue no longer has. */
  about: z.optional(z.string()),
  submittedAt: z.iso.datetime(),
  timeZone: z.string(),
  suspicions: SpamSignals,
  status: ContactStatus,
  /** A staff user, or nobody. */
  assignee: z.nullable(z.string()),
  /** Counts the changes by staff: what `If-Match` must name. */
  version: z.int().check(z.positive()),
});
export type ContactSubmission = z.infer<typeof ContactSubmission>;

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

/** A contact with what staff did with it, the oldest first. */
export const Contact = z.extend(ContactSubmission, {
  notes: z.array(Note),
  history: z.array(ContactChange),
});
export type Contact = z.infer<typeof Contact>;

const changes = {
  status: z.optional(ContactStatus),
  /** Null for nobody. */
  assignee: z.optional(z.nullable(text(limits.username, 'must be a username or null'))),
};

/** A change that names nothing to change is a mistake. */
function changesSomething(fields: number) {
  return [
    z.refine<{ status?: unknown; assignee?: unknown }>(
      ({ status, assignee }) => status !== undefined || assignee !== undefined,
      { error: 'or assignee must be given', path: ['status'] },
    ),
    z.meta({ minProperties: fields }),
  ] as const;
}

export const ContactUpdate = z.strictObject(changes).check(...changesSomething(1));
export type ContactUpdate = z.infer<typeof ContactUpdate>;

/** The same change of several contacts, whatever their versions are. */
export const ContactsUpdate = z
  .strictObject({
    ids: z
      .array(z.string().check(z.regex(contactIdPattern)), { error: 'must be a list' })
      .check(
        z.minLength(1, { error: 'must not be empty' }),
        z.maxLength(limits.bulk, { error: `must be ${limits.bulk} at most` }),
      ),
    ...changes,
  })
  .check(...changesSomething(2));
export type ContactsUpdate = z.infer<typeof ContactsUpdate>;

/** What became of each contact, in the order asked: changed, unknown, or better tried again. */
export const ContactsUpdated = z.strictObject({
  results: z.array(
    z.strictObject({
      id: z.string(),
      status: z.literal([200, 404, 503]),
      /** Of the contact now, if it has the change. */
      version: z.optional(ContactSubmission.shape.version),
    }),
  ),
});
export type ContactsUpdated = z.infer<typeof ContactsUpdated>;

/** The error of a change that somebody else's has overtaken, and how the contact stands now. */
export const ContactConflict = z.extend(ErrorResponse, { current: Contact });

export const NoteRequest = z.strictObject({ text: text(limits.note) });
export type NoteRequest = z.infer<typeof NoteRequest>;
