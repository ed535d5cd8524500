import * as z from 'zod/mini';
import { ContactStatus } from './status.ts';
import { mapOptionalFields } from './optional-fields.ts';
import { SpamSignals } from '#contract/spam-signals.ts';

/**
 * One row of the staff list. `company` and `timeZone` are empty if the visitor left them out. Older rows lack newer
 * fields.
 */
export const ContactSubmission = z.strictObject({
  id: z.string(),
  /** Where it came from. Left out: the form. */
  source: z.optional(z.enum(['mail', 'phone'])),
  firstName: z.string(),
  lastName: z.string(),
  ...mapOptionalFields(() => z.optional(z.string())),
  company: z.string(),
  /** As typed. */
  phone: z.string(),
  /** In E.164, `+19055550142`, with the extension, if it can be parsed. */
  phoneE164: z.optional(z.string()),
  phoneExtension: z.optional(z.string()),
  /** Empty if a caller left none. */
  businessEmail: z._default(z.string(), ''),
  message: z.string(),
  /** The products in question, including discontinued ones: see `about.ts`. */
  about: z.optional(z.string()),
  submittedAt: z.iso.datetime(),
  timeZone: z.string(),
  suspicions: SpamSignals,
  status: ContactStatus,
  /** Null means nobody. */
  assignee: z.nullable(z.string()),
  /** Names from the list that staff keep. */
  tags: z.optional(z.array(z.string())),
  /** The lists hide it until then, or until the customer answers. */
  snoozedUntil: z.optional(z.iso.datetime()),
  /** Since when the customer waits for an answer. Left out: staff wrote last, or it is closed. */
  waitingSince: z.optional(z.iso.datetime()),
  /** The contact of which this one is a part since staff merged them. */
  mergedInto: z.optional(z.string()),
  /** Counts staff changes; `If-Match` names it. */
  version: z.int().check(z.positive()),
});
export type ContactSubmission = z.infer<typeof ContactSubmission>;
