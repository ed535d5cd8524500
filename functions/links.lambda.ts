import { tokenPattern } from '#contract/limits.ts';
import { NewsletterConfirmation } from '#contract/newsletter.ts';
import { followLink } from './campaigns/link-url.ts';
import { missingIssue } from './campaigns/missing-issue.ts';
import { ApiError } from './http/api-error.ts';
import { pathParameter } from './http/api-event.ts';
import { serve } from './http/serve.ts';
import { leave } from './newsletter/leave.ts';
import { confirmSubscriber } from './newsletter/subscriber-store.ts';
import { redeemToken } from './tokens/tokens.ts';

const leavePage = '/newsletter/leave';

export const handler = serve<'links'>({
  'POST /newsletter/confirm': {
    body: NewsletterConfirmation,
    handle: async ({ body }) => {
      const claims = await redeemToken('confirm', body.token);
      if (!(await confirmSubscriber(claims))) throw new ApiError('expired_token');
      return { body: { success: true } };
    },
  },
  // Called by mail providers (RFC 8058) and our page. The token alone authorizes it, whatever the body.
  'POST /newsletter/unsubscribe/{token}': {
    fromAnySite: true,
    handle: async (event) => {
      const token = await redeemToken('leave', pathParameter(event, 'token'));
      // Only browsers send it.
      const isOurPage = event.headers['sec-fetch-site'] === 'same-origin';
      await leave(token, isOurPage ? 'page' : 'mail-program');
      return { body: { success: true } };
    },
  },
  // Opened by mail programs that show List-Unsubscribe as a link. Redirects to the page with the button, with the token
  // where no log records it. The button verifies the token.
  'GET /newsletter/unsubscribe/{token}': {
    fromAnySite: true,
    handle: async (event) => {
      const token = pathParameter(event, 'token');
      const location = tokenPattern.test(token) ? `${leavePage}#${token}` : leavePage;
      return { body: undefined, location };
    },
  },
  // HEAD is a program that checks the link, not a reader.
  'GET /newsletter/links/{id}/{number}/{signature}': {
    fromAnySite: true,
    handle: async (event) => ({
      body: undefined,
      location: await followLink(
        pathParameter(event, 'id'),
        pathParameter(event, 'number'),
        pathParameter(event, 'signature'),
        event.requestContext.http.method === 'GET',
      ),
    }),
  },
  'GET /archive/newsletter/{file}': {
    fromAnySite: true,
    handle: async (event) => missingIssue(pathParameter(event, 'file')),
  },
});
