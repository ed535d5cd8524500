import type { ConsentEvent } from '#contract/newsletter.ts';
import { type RecipientPlace, recipientOf } from '../campaigns/campaign-rows.ts';
import { addOutcome } from '../campaigns/recipient-store.ts';
import { logger } from '../http/logger.ts';
import type { RedeemedToken } from '../tokens/tokens.ts';
import { hasLeftBy, removeSubscriber } from './subscriber-store.ts';

/**
 * Takes the address of a token off the list, and counts it for the campaign whose mail has the token. That count never
 * keeps anybody from leaving.
 * @throws ApiError `unavailable`: it may have left
 */
export async function leave(
  token: RedeemedToken,
  how: NonNullable<ConsentEvent['how']>,
): Promise<void> {
  const place = recipientOf(token.place ?? '');
  const isNew = await removeSubscriber(token, how, place?.campaign);
  if (place) await count(place, token, isNew);
}

async function count(place: RecipientPlace, token: RedeemedToken, isNew: boolean): Promise<void> {
  try {
    if (isNew || (await hasLeftBy(token))) await addOutcome(place, 'left', [place.number]);
  } catch (error) {
    logger.warn('leaving not counted', { error });
  }
}
