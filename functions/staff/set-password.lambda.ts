import { NewPasswordRequest } from '#contract/session.ts';
import { withBody } from '../http/api.ts';
import { setPassword } from './session.ts';
import { sessionAnswer } from './session-answer.ts';
import { noCookies, readChallenge } from './session-cookies.ts';

/** `POST /admin/session/password`. */
export const handler = withBody(
  NewPasswordRequest,
  async ({ body, ...event }) =>
    sessionAnswer(await setPassword(readChallenge(event), body.newPassword)),
  ({ code }) => (code === 'unauthorized' ? noCookies() : []),
);
