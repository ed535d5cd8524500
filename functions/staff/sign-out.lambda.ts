import type { SignOutAnswer } from '#contract/session.ts';
import { answer } from '../http/answer.ts';
import { withoutBody } from '../http/api.ts';
import { endSession } from './session.ts';
import { noSession, readCookie } from './session-cookies.ts';

/** `DELETE /admin/session`. The cookies go even where Cognito could not be told, but not for a stranger. */
export const handler = withoutBody(
  async (event) => {
    await endSession(readCookie(event, 'refresh'));
    return answer({ success: true } satisfies SignOutAnswer, { cookies: noSession() });
  },
  ({ code }) => (code === 'forbidden' ? [] : noSession()),
);
