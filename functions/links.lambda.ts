import { tokenPattern } from '#contract/limits.ts';
import { NewsletterConfirmation } from '#contract/newsletter.ts';
import { ApiError } from './http/api-error.ts';
import { pathParameter } from './http/api-event.ts';
import { serve } from './http/serve.ts';
import { confirmSubscriber, removeSubscriber } from './newsletter/subscriber-store.ts';
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
  // As mail providers send it (RFC 8058), and our own page: whatever the body says, who has the token may leave.
  'POST /newsletter/unsubscribe/{token}': {
    fromAnySite: true,
    handle: async (event) => {
      const token = await redeemToken('leave', pathParameter(event, 'token'));
      // Browsers alone say so.
      const isOurPage = event.headers['sec-fetch-site'] === 'same-origin';
      await removeSubscriber(token, isOurPage ? 'page' : 'mail-program');
      return { body: { success: true } };
    },
  },
  // As a mail program opens it that shows List-Unsubscribe as a link: to the page that asks, with the token where no
  // log has it. Whether it is one of ours, the page's button finds out.
  'GET /newsletter/unsubscribe/{token}': {
    fromAnySite: true,
    handle: async (event) => {
      const token = pathParameter(event, 'token');
      const location = tokenPattern.test(token) ? `${leavePage}#${token}` : leavePage;
      return { body: undefined, location };
    },
  },
});
