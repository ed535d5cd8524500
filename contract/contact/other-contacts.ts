import * as z from 'zod/mini';
import { SubscriberStatus } from '#contract/newsletter.ts';
import { ContactSubmission } from './submission.ts';

const { id, message, submittedAt, status, source } = ContactSubmission.shape;

/** What else is known of the sender of a contact. */
export const OtherContacts = z.strictObject({
  /** Other contacts from the sender's addresses, newest first, 20 at most. */
  contacts: z.array(z.strictObject({ id, message, submittedAt, status, source })),
  /** Null if the newsletter does not know the address. */
  newsletter: z.nullable(SubscriberStatus),
  /** Other addresses of the same person, as staff entered them. */
  addresses: z.array(z.string()),
});
export type OtherContacts = z.infer<typeof OtherContacts>;
