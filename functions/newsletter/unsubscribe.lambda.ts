import { fromAnywhere } from '../http/api.ts';
import { pathParameter } from '../http/api-event.ts';
import { redeemToken } from '../tokens/tokens.ts';
import { removeSubscriber } from './subscriber-store.ts';

/**
 * `POST /newsletter/unsubscribe/{token}`, as mail providers send it (RFC 8058) and our own page. The token says all that
 * is needed: whatever the body says, who has it may leave.
 */
export const handler = fromAnywhere<'unsubscribe'>(async (event) => {
  const token = await redeemToken('leave', pathParameter(event, 'token'));
  // Browsers alone say so.
  const isOurPage = event.headers['sec-fetch-site'] === 'same-origin';
  await removeSubscriber(token, isOurPage ? 'page' : 'mail-program');
  return { body: { success: true } };
});
