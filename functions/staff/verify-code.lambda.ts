import { CodeRequest } from '#contract/sign-in.ts';
import { withBody } from '../http/api.ts';
import { checkCode, confirmSecret } from './cognito-codes.ts';
import { signInReply } from './sign-in-reply.ts';
import { readChallenge } from './challenge-cookie.ts';
import { noChallenge } from './session-cookies.ts';
import { limitAttempts } from './sign-in-rate-limit.ts';

/** `POST /admin/session/code`. */
export const handler = withBody<'verifyCode'>(
  CodeRequest,
  async ({ body: { code }, ...event }) => {
    const challenge = readChallenge(event, ['set-up-code', 'code']);
    const verify = challenge.step === 'code' ? checkCode : confirmSecret;
    const { username } = challenge;
    return signInReply(
      event,
      await limitAttempts(event, 'code', username, () => verify(challenge, code)),
      username,
    );
  },
  { errorCookies: ({ code }) => (code === 'unauthorized' ? noChallenge() : []) },
);
