import { withoutBody } from '../http/api.ts';
import { refreshSession } from './session.ts';
import { sessionAnswer } from './session-answer.ts';
import { noSession, readCookie } from './session-cookies.ts';

/** `POST /admin/session/refresh`. */
export const handler = withoutBody(
  async (event) => sessionAnswer(await refreshSession(readCookie(event, 'refresh'))),
  ({ code }) => (code === 'unauthorized' ? noSession() : []),
);
