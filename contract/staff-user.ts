import * as z from 'zod/mini';

/** Somebody who may sign in, and so be assigned a contact. */
export const StaffUser = z.strictObject({
  username: z.string(),
  /** Whether this is who asks. */
  isYou: z.boolean(),
});
export type StaffUser = z.infer<typeof StaffUser>;
