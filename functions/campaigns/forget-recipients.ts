import { inParallel } from '../outbox/in-parallel.ts';
import type { StoredCampaign } from './campaign-rows.ts';
import { changeCampaign } from './campaign-store.ts';
import { outboxAttributes } from '../outbox/outbox-keys.ts';
import { deleteRecipients } from './recipient-store.ts';

/** Chunks deleted between two checks of the time. */
const step = 100;

/** Chunks of a page of 500 subscribers. */
const maxUnrecorded = 9;

/** Deletes the addresses that a cancelled campaign has not reached, then removes it from the outbox. */
export async function forgetRecipients(
  { campaign, chunk: first, chunks }: StoredCampaign,
  hasTime: () => boolean,
): Promise<void> {
  // A run that died may have written more than it recorded.
  const last = chunks + maxUnrecorded;
  for (let from = first; from <= last; from += step) {
    if (!hasTime()) return;
    const count = Math.min(step, last - from + 1);
    const numbers = Array.from({ length: count }, (_, at) => from + at);
    await inParallel(numbers, (chunk) => deleteRecipients({ campaign, chunk }));
  }
  await changeCampaign(campaign, { from: ['cancelled'], set: {}, remove: outboxAttributes });
}
