import * as z from 'zod/mini';

/** Somebody who may sign in, and so be assigned a contact. */
export const StaffUser = z.strictObject({ username: z.string() });
export type StaffUser = z.infer<typeof StaffUser>;
