import * as z from 'zod/mini';

/** Where a contact stands. A row without one was stored before there were any, and is `open`. */
export const ContactStatus = z.enum(['new', 'open', 'answered', 'closed', 'spam']);
export type ContactStatus = z.infer<typeof ContactStatus>;
