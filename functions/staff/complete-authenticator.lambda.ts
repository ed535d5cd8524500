import { CodeRequest } from '#contract/sign-in.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { recordAccountChange } from './account-change.ts';
import { verifyOwnSecret } from './cognito-codes.ts';
import { readAccess } from './session-cookies.ts';
import { limitOwnAttempts } from './sign-in-rate-limit.ts';

/** `POST /admin/account/authenticator/code`, behind the staff authorizer. */
export const handler = withBody<'completeAuthenticator'>(
  CodeRequest,
  async ({ body: { code }, ...event }) => {
    const username = authorOf(event);
    const access = readAccess(event);
    await limitOwnAttempts(username, () => verifyOwnSecret(access, code));
    await recordAccountChange(username, 'authenticator');
    return { body: undefined };
  },
);
