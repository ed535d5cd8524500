import * as z from 'zod/mini';
import { secret } from './fields.ts';
import { limits, sessionIdPattern } from './limits.ts';
import { CodeRequest, NewPasswordRequest } from './sign-in.ts';

/** A password that exists is only bounded above, as at the sign-in. */
export const PasswordChange = z.strictObject({
  oldPassword: secret({ min: 1, max: limits.password.max }),
  newPassword: NewPasswordRequest.shape.newPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordChanged = z.strictObject({
  success: z.literal(true),
  /** Whether all sessions have ended, this one too. */
  sessionsEnded: z.boolean(),
});
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** Where somebody is signed in. */
export const StaffSession = z.strictObject({
  id: z.string(),
  /** Of the sign-in. */
  since: z.iso.datetime(),
  /** Twenty minutes late at most: what is recorded every 15 minutes, by extensions every five. */
  lastUsed: z.iso.datetime(),
  /** "Firefox on Windows": all that is kept of the browser's own words. */
  browser: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const StaffAccount = z.strictObject({
  username: z.string(),
  /** Whether a sign-in asks for a code of an authenticator. */
  hasSecondFactor: z.boolean(),
  /** The newest first. */
  sessions: z.array(StaffSession),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

/** What proves that it is the owner who sets an authenticator up anew: the code is the old one's. */
export const AuthenticatorRenewal = z.strictObject({
  password: PasswordChange.shape.oldPassword,
  code: CodeRequest.shape.code,
});
export type AuthenticatorRenewal = z.infer<typeof AuthenticatorRenewal>;

export const NewAuthenticator = z.strictObject({
  success: z.literal(true),
  /** What the authenticator has to be given, in base 32. It replaces the old one's once its first code is verified. */
  secret: z.string(),
});
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

export const SessionsEnd = z.strictObject({
  /** Their ids. */
  sessions: z
    .array(z.string().check(z.regex(sessionIdPattern)), { error: 'must be a list' })
    .check(
      z.minLength(1, { error: 'must not be empty' }),
      z.maxLength(limits.sessions, { error: `must be ${limits.sessions} at most` }),
    ),
});
export type SessionsEnd = z.infer<typeof SessionsEnd>;

/** Somebody who may sign in, and so be assigned a contact. */
export const StaffUser = z.strictObject({
  username: z.string(),
  /** Whether this is who asks. */
  isYou: z.boolean(),
});
export type StaffUser = z.infer<typeof StaffUser>;
