import * as z from 'zod/mini';
import { ContactChange, Note } from '#contract/activity.ts';
import { Message } from './message.ts';
import { ContactSubmission } from './submission.ts';

/** A contact with its messages, notes and changes, oldest first. */
export const Contact = z.extend(ContactSubmission, {
  messages: z.array(Message),
  notes: z.array(Note),
  /** The contacts that staff merged into this one. */
  mergedFrom: z.optional(z.array(z.string())),
  /** Whether the sender is blocked. */
  isBlocked: z.optional(z.literal(true)),
  history: z.array(ContactChange),
});
export type Contact = z.infer<typeof Contact>;
