import * as z from 'zod/mini';

/** What a staff user does with an open contact. */
export const PresenceRequest = z.strictObject({
  isWriting: z.boolean({ error: 'must be true or false' }),
});
export type PresenceRequest = z.infer<typeof PresenceRequest>;

/** The other staff users who have the contact open. */
export const Presence = z.strictObject({
  others: z.array(z.strictObject({ username: z.string(), isWriting: z.boolean() })),
});
export type Presence = z.infer<typeof Presence>;

/** Seconds between two reports of an open contact, and seconds without a report after which a user counts as gone. */
export const presenceSeconds = { report: 8, gone: 20 } as const;
