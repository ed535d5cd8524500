import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { line } from './fields.ts';

/** Passwords are never trimmed: a space may be part of one. */
const secret = (min: number) =>
  z.string().check(z.minLength(min), z.maxLength(limits.password.max));

export const SignInRequest = z.strictObject({
  username: line(limits.username),
  password: secret(1),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

export const NewPasswordRequest = z.strictObject({ newPassword: secret(limits.password.min) });
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>;

/** What the browser must do next. The tokens themselves travel in HttpOnly cookies. */
export const SessionAnswer = z.strictObject({
  success: z.literal(true),
  next: z.enum(['dashboard', 'new-password']),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

export const SignOutAnswer = z.strictObject({ success: z.literal(true) });
export type SignOutAnswer = z.infer<typeof SignOutAnswer>;
