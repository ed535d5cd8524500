import { SignInRequest } from '#contract/sign-in.ts';
import { withBody } from '../http/api.ts';
import { checkPassword } from './cognito-passwords.ts';
import { signInReply } from './sign-in-reply.ts';
import { limitAttempts } from './sign-in-rate-limit.ts';

/** `POST /admin/session`. */
export const handler = withBody<'signIn'>(
  SignInRequest,
  async ({ body: { username, password }, ...event }) =>
    signInReply(
      event,
      await limitAttempts(event, 'password', username, () => checkPassword(username, password)),
      username,
    ),
);
