import { SignInRequest } from '#contract/session.ts';
import { withBody } from '../http/api.ts';
import { checkPassword } from './password-store.ts';
import { sessionAnswer } from './session-answer.ts';

/** `POST /admin/session`. */
export const handler = withBody(SignInRequest, async ({ body: { username, password } }) =>
  sessionAnswer(await checkPassword(username, password)),
);
