import { fromAnywhere } from '../http/api.ts';
import { redeemToken } from '../tokens/tokens.ts';
import { removeSubscriber } from './subscriber-store.ts';

/**
 * `POST /newsletter/unsubscribe/{token}`, as mail providers send it (RFC 8058) and our own page. The token says all that
 * is needed: whatever the body says, who has it may leave.
 */
export const handler = fromAnywhere<'unsubscribe'>(async ({ pathParameters }) => {
  await removeSubscriber(await redeemToken('leave', pathParameters?.['token'] ?? ''));
  return { body: { success: true } };
});
