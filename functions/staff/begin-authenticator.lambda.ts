import { AuthenticatorRenewal } from '#contract/account.ts';
import { withBody } from '../http/api.ts';
import { authorOf } from '../http/author.ts';
import { beginRenewal } from './authenticator-renewal.ts';
import { readAccess } from './session-cookies.ts';

/** `POST /admin/account/authenticator`, behind the staff authorizer. */
export const handler = withBody<'beginAuthenticator'>(
  AuthenticatorRenewal,
  async ({ body, ...event }) => {
    const secret = await beginRenewal(authorOf(event), readAccess(event), body);
    return { body: { success: true, secret } };
  },
);
