import * as z from 'zod/mini';
import { secret } from './fields.ts';
import { limits, sessionIdPattern } from './limits.ts';
import { roles } from './role.ts';
import { CodeRequest, NewPasswordRequest } from './sign-in.ts';

/** An existing password is only bounded above, as at sign-in. */
export const PasswordChange = z.strictObject({
  oldPassword: secret({ min: 1, max: limits.password.max }),
  newPassword: NewPasswordRequest.shape.newPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordChanged = z.strictObject({
  success: z.literal(true),
  /** Whether all sessions have ended, including this one. */
  sessionsEnded: z.boolean(),
});
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** One session of a staff user. */
export const StaffSession = z.strictObject({
  id: z.string(),
  /** When the user signed in. */
  since: z.iso.datetime(),
  /** Up to twenty minutes late: use is recorded every 15 minutes, and sessions extend every five. */
  lastUsed: z.iso.datetime(),
  /** "Firefox on Windows": all that we store of the user agent. */
  browser: z.string(),
  /** Whether this session sent the request. */
  isThis: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const StaffAccount = z.strictObject({
  username: z.string(),
  role: z.enum(roles),
  /** Whether sign-in asks for an authenticator code. */
  hasSecondFactor: z.boolean(),
  /** Newest first. */
  sessions: z.array(StaffSession),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** Proves that the owner replaces the authenticator; the code is from the old one. */
export const AuthenticatorRenewal = z.strictObject({
  password: PasswordChange.shape.oldPassword,
  code: CodeRequest.shape.code,
});
export type AuthenticatorRenewal = z.infer<typeof AuthenticatorRenewal>;

export const NewAuthenticator = z.strictObject({
  success: z.literal(true),
  /** The secret for the authenticator app, in base 32. It replaces the old one once its first code is verified. */
  secret: z.string(),
});
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const SessionsEnd = z.strictObject({
  /** Session ids. */
  sessions: z
    .array(z.string().check(z.regex(sessionIdPattern)), { error: 'must be a list' })
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(limits.sessions, { error: `must have at most ${limits.sessions} entries` }),
    ),
});
export type SessionsEnd = z.infer<typeof SessionsEnd>;

/** A user who can sign in and be assigned contacts. */
export const StaffUser = z.strictObject({
  username: z.string(),
  /** Whether this is the requesting user. */
  isYou: z.boolean(),
  /** What the requesting user may do. The first view of the staff area needs it, and reads this list in any case. */
  role: z.optional(z.enum(roles)),
  /** With the role, for the same reason: hours after which a contact that waits for an answer is overdue. */
  answerHours: z.optional(z.int().check(z.positive())),
});
export type StaffUser = z.infer<typeof StaffUser>;
