import * as z from 'zod/mini';
import { ContactStatus } from './status.ts';
import { mapOptionalFields } from './optional-fields.ts';
import { SpamSignals } from '#contract/spam-signals.ts';

/** One row of the staff list. `company` and `timeZone` are empty where the visitor gave none. Older rows lack newer fields. */
export const ContactSubmission = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...mapOptionalFields(() => z.optional(z.string())),
  company: z.string(),
  /** As the visitor typed it. */
  phone: z.string(),
  /** The same in E.164, `+19055550142`, and the extension, where they can be known. */
  phoneE164: z.optional(z.string()),
  phoneExtension: z.optional(z.string()),
  businessEmail: z.string(),
  message: z.string(),
  /** The products that it is about, also of those that the catalogue no longer has: see `about.ts`. */
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
