import * as z from 'zod/mini';
import { secret, text } from './fields.ts';
import { limits } from './limits.ts';

/** An existing password is only bounded above: the rules at the time it was set are unknown here. */
export const SignInRequest = z.strictObject({
  username: text(
    limits.username,
    'must contain only ASCII letters, digits and punctuation, without spaces',
  ),
  password: secret({ min: 1, max: limits.password.max }),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

export const NewPasswordRequest = z.strictObject({
  newPassword: secret(limits.password).check(
    z.regex(limits.password.pattern, { error: 'must not begin or end with a space' }),
  ),
});
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>;

/** An authenticator code, also the first one of a set-up. */
export const CodeRequest = z.strictObject({
  code: text(limits.code, 'must be six digits'),
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** The next step for the browser. The tokens travel in HttpOnly cookies. */
export const SessionResponse = z.strictObject({
  success: z.literal(true),
  next: z.enum(['dashboard', 'new-password', 'set-up-code', 'code']),
  /** Only with `set-up-code`: the secret for the authenticator app, in base 32. */
  secret: z.optional(z.string()),
});
export type SessionResponse = z.infer<typeof SessionResponse>;

export const SignOutResponse = z.strictObject({ success: z.literal(true) });
export type SignOutResponse = z.infer<typeof SignOutResponse>;
