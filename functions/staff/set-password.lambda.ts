import { NewPasswordRequest } from '#contract/sign-in.ts';
import { withBody } from '../http/api.ts';
import { rejectGuessable } from './guessable.ts';
import { replacePassword } from './cognito-passwords.ts';
import { signInReply } from './sign-in-reply.ts';
import { readChallenge } from './challenge-cookie.ts';
import { noChallenge } from './session-cookies.ts';

/** `POST /admin/session/password`. */
export const handler = withBody<'setPassword'>(
  NewPasswordRequest,
  async ({ body: { newPassword }, ...event }) => {
    const challenge = readChallenge(event, ['new-password']);
    const { username } = challenge;
    rejectGuessable(newPassword, username);
    return signInReply(event, await replacePassword(challenge, newPassword), username);
  },
  { errorCookies: ({ code }) => (code === 'unauthorized' ? noChallenge() : []) },
);
