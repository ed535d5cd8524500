import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { contactIdPattern } from '#contract/limits.ts';

/** Merges a contact into another one of the same person. Null undoes that. */
export const MergeRequest = z.strictObject({
  into: z.nullable(
    z
      .string({ error: 'must be the id of a contact' })
      .check(z.regex(contactIdPattern, { error: 'must be the id of a contact' })),
  ),
});
export type MergeRequest = z.infer<typeof MergeRequest>;

/** Blocks the sender of a contact, whose messages are spam from then on, or lifts that. */
export const BlockRequest = z.strictObject({
  isBlocked: z.boolean({ error: 'must be true or false' }),
});
export type BlockRequest = z.infer<typeof BlockRequest>;

/** Adds an address to the person who sent a contact, or removes it. */
export const AddressRequest = z.strictObject({
  email: email(),
  isTheirs: z.boolean({ error: 'must be true or false' }),
});
export type AddressRequest = z.infer<typeof AddressRequest>;
