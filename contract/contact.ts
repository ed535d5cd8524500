import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { email, line, text } from './fields.ts';

/** What the contact form sends. Nothing else is accepted. */
export const ContactRequest = z.strictObject({
  firstName: line(limits.firstName),
  lastName: line(limits.lastName),
  company: z._default(line(limits.company), ''),
  phone: line(limits.phone),
  businessEmail: email(),
  message: text(limits.message),
  termsAccepted: z.literal(true),
  timeZone: z._default(line(limits.timeZone), ''),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** The answer to an accepted request. `id` is what the visitor may quote on the phone. */
export const ContactReceipt = z.strictObject({ success: z.literal(true), id: z.string() });
export type ContactReceipt = z.infer<typeof ContactReceipt>;

/** One row of the staff list. `company` and `timeZone` are empty where the visitor gave none. */
export const ContactSubmission = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  phone: z.string(),
  businessEmail: z.string(),
  message: z.string(),
  submittedAt: z.iso.datetime(),
  timeZone: z.string(),
});
export type ContactSubmission = z.infer<typeof ContactSubmission>;
