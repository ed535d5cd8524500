import * as z from 'zod/mini';
import { ContactChange, Note } from '#contract/activity.ts';
import { ContactSubmission } from './submission.ts';
import { ErrorResponse } from '#contract/error.ts';

/** A contact with its notes and changes, oldest first. */
export const Contact = z.extend(ContactSubmission, {
  notes: z.array(Note),
  history: z.array(ContactChange),
});
export type Contact = z.infer<typeof Contact>;

/** The response to a change that lost a race, with the current contact. */
export const ContactConflict = z.extend(ErrorResponse, { current: Contact });
