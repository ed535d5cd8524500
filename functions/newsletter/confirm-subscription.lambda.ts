import { NewsletterConfirmation } from '#contract/newsletter.ts';
import { ApiError } from '../http/api-error.ts';
import { withBody } from '../http/api.ts';
import { redeemToken } from '../tokens/tokens.ts';
import { confirmSubscriber } from './subscriber-store.ts';

/** `POST /newsletter/confirm`. */
export const handler = withBody<'confirmSubscription'>(NewsletterConfirmation, async ({ body }) => {
  const claims = await redeemToken('confirm', body.token);
  if (!(await confirmSubscriber(claims))) throw new ApiError('expired_token');
  return { body: { success: true } };
});
