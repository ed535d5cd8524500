import { SignInRequest } from '#contract/session.ts';
import { withBody } from '../http/api.ts';
import { checkPassword } from './password-store.ts';
import { signInAnswer } from './session-answer.ts';
import { slowly } from './sign-in-throttle.ts';

/** `POST /admin/session`. */
export const handler = withBody(SignInRequest, async ({ body: { username, password }, ...event }) =>
  signInAnswer(
    await slowly(event, 'password', username, () => checkPassword(username, password)),
    username,
  ),
);
