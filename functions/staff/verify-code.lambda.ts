import { CodeRequest } from '#contract/session.ts';
import { withBody } from '../http/api.ts';
import { checkCode, confirmSecret } from './code-store.ts';
import { signInAnswer } from './session-answer.ts';
import { readChallenge } from './challenge-cookie.ts';
import { noChallenge } from './session-cookies.ts';
import { slowly } from './sign-in-throttle.ts';

/** `POST /admin/session/code`. */
export const handler = withBody(
  CodeRequest,
  async ({ body: { code }, ...event }) => {
    const challenge = readChallenge(event, ['set-up-code', 'code']);
    const verify = challenge.step === 'code' ? checkCode : confirmSecret;
    const { username } = challenge;
    return signInAnswer(
      await slowly(event, 'code', username, () => verify(challenge, code)),
      username,
    );
  },
  ({ code }) => (code === 'unauthorized' ? noChallenge() : []),
);
