import { NewPasswordRequest } from '#contract/session.ts';
import { withBody } from '../http/api.ts';
import { replacePassword } from './password-store.ts';
import { sessionAnswer } from './session-answer.ts';
import { noChallenge, readChallenge } from './session-cookies.ts';

/** `POST /admin/session/password`. */
export const handler = withBody(
  NewPasswordRequest,
  async ({ body, ...event }) =>
    sessionAnswer(await replacePassword(readChallenge(event), body.newPassword)),
  ({ code }) => (code === 'unauthorized' ? noChallenge() : []),
);
