import * as z from 'zod/mini';
import { email, text } from './fields.ts';
import { limits, staffLimits } from './limits.ts';
import { roles } from './role.ts';

const RoleName = z.enum(roles, { error: 'must be agent or owner' });

export const TeamMember = z.strictObject({
  username: z.string(),
  role: RoleName,
  isActive: z.boolean(),
  /** Whether the first password was not replaced yet. */
  isInvited: z.boolean(),
  isYou: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.strictObject({
  username: text(limits.username, 'must be letters, digits and symbols, without spaces'),
  role: RoleName,
});
export type Invitation = z.infer<typeof Invitation>;

/** A first password, which its user replaces at the first sign-in. It is shown once. */
export const FirstPassword = z.strictObject({ username: z.string(), password: z.string() });
export type FirstPassword = z.infer<typeof FirstPassword>;

/** Changes a member. The username is in the body because names may have any sign. */
export const TeamChange = z
  .strictObject({
    username: text(limits.username),
    role: z.optional(RoleName),
    isActive: z.optional(z.boolean({ error: 'must be true or false' })),
  })
  .check(
    z.refine(({ role, isActive }) => role !== undefined || isActive !== undefined, {
      error: 'or isActive must be given',
      path: ['role'],
    }),
  );
export type TeamChange = z.infer<typeof TeamChange>;

export const PasswordReset = z.strictObject({ username: text(limits.username) });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** Gives all new, open and answered contacts of one user to another, or to nobody. */
export const HandOver = z.strictObject({
  from: text(limits.username),
  to: z.nullable(text(limits.username)),
});
export type HandOver = z.infer<typeof HandOver>;

/** How many contacts changed hands. `hasMore`: ask again, as time ran out. */
export const HandedOver = z.strictObject({
  contacts: z.int().check(z.minimum(0)),
  hasMore: z.boolean(),
});
export type HandedOver = z.infer<typeof HandedOver>;

/** What staff users set for themselves. */
export const Preferences = z.strictObject({
  /** Below each reply; empty for none. */
  signature: z._default(text(staffLimits.signature), ''),
  /** Where notices are sent. Left out: nowhere. */
  email: z.optional(email()),
  /** Whether a mail tells them of a contact that somebody assigned to them, or of an answer in one of theirs. */
  mailsAssigned: z._default(z.boolean({ error: 'must be true or false' }), true),
  /** Whether a mail tells them of a note that names them. */
  mailsMentioned: z._default(z.boolean({ error: 'must be true or false' }), true),
});
export type Preferences = z.infer<typeof Preferences>;
