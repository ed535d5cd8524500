import * as z from 'zod/mini';
import { ContactChange, Note } from '#contract/activity.ts';
import { ContactSubmission } from './submission.ts';
import { ErrorResponse } from '#contract/error.ts';

/** A contact with what staff did with it, the oldest first. */
export const Contact = z.extend(ContactSubmission, {
  notes: z.array(Note),
  history: z.array(ContactChange),
});
export type Contact = z.infer<typeof Contact>;

/** The error of a change that somebody else's has overtaken, and how the contact stands now. */
export const ContactConflict = z.extend(ErrorResponse, { current: Contact });
