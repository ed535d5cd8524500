import { CodeRequest, NewPasswordRequest, SignInRequest } from '#contract/sign-in.ts';
import type { ApiError } from './http/api-error.ts';
import { serve } from './http/serve.ts';
import { readChallenge } from './staff/challenge-cookie.ts';
import { checkCode, confirmSecret } from './staff/cognito-codes.ts';
import { checkPassword, replacePassword } from './staff/cognito-passwords.ts';
import { rejectGuessable } from './staff/guessable.ts';
import { noChallenge } from './staff/session-cookies.ts';
import { signInReply } from './staff/sign-in-reply.ts';
import { limitAttempts } from './staff/sign-in-rate-limit.ts';

const errorCookies = ({ code }: ApiError) => (code === 'unauthorized' ? noChallenge() : []);

export const handler = serve<'signIn'>({
  'POST /admin/session': {
    body: SignInRequest,
    handle: async ({ body: { username, password }, ...event }) =>
      signInReply(
        event,
        await limitAttempts(event, 'password', username, () => checkPassword(username, password)),
        username,
      ),
  },
  'POST /admin/session/password': {
    body: NewPasswordRequest,
    errorCookies,
    handle: async ({ body: { newPassword }, ...event }) => {
      const challenge = readChallenge(event, ['new-password']);
      const { username } = challenge;
      await rejectGuessable(newPassword, username);
      return signInReply(event, await replacePassword(challenge, newPassword), username);
    },
  },
  'POST /admin/session/code': {
    body: CodeRequest,
    errorCookies,
    handle: async ({ body: { code }, ...event }) => {
      const challenge = readChallenge(event, ['set-up-code', 'code']);
      const verify = challenge.step === 'code' ? checkCode : confirmSecret;
      const { username } = challenge;
      return signInReply(
        event,
        await limitAttempts(event, 'code', username, () => verify(challenge, code)),
        username,
      );
    },
  },
});
