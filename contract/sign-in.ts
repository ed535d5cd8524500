import * as z from 'zod/mini';
import { secret, text } from './fields.ts';
import { limits } from './limits.ts';

/** A password that exists is only bounded above: which rules held when it was made is not ours to say. */
export const SignInRequest = z.strictObject({
  username: text(limits.username, 'must be letters, digits and signs of ASCII, without spaces'),
  password: secret({ min: 1, max: limits.password.max }),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

export const NewPasswordRequest = z.strictObject({
  newPassword: secret(limits.password).check(
    z.regex(limits.password.pattern, { error: 'must not begin or end with a space' }),
  ),
});
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>;

/** What an authenticator app shows now, or will show for the first time. */
export const CodeRequest = z.strictObject({
  code: text(limits.code, 'must be six digits'),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** What the browser must do next. The tokens themselves travel in HttpOnly cookies. */
export const SessionResponse = z.strictObject({
  success: z.literal(true),
  next: z.enum(['dashboard', 'new-password', 'set-up-code', 'code']),
  /** With `set-up-code` only: what the authenticator app has to be given, in base 32. */
  secret: z.optional(z.string()),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

export const SignOutResponse = z.strictObject({ success: z.literal(true) });
export type SignOutResponse = z.infer<typeof SignOutResponse>;
