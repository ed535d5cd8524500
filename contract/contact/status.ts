import * as z from 'zod/mini';

/** The status of a contact. Certain spam arrives as `spam`. */
export const contactStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const;

export const ContactStatus = z.enum(contactStatuses, {
  error: 'must be new, open, answered, closed or spam',
});
export type ContactStatus = z.infer<typeof ContactStatus>;
