import { inParallel } from '../outbox/in-parallel.ts';
import type { StoredCampaign } from './campaign-rows.ts';
import { changeCampaign } from './campaign-store.ts';
import { outboxAttributes } from '../outbox/outbox-keys.ts';
import { deleteRecipients } from './recipient-store.ts';

/** Chunks deleted between two looks at the time. */
const step = 100;

/** Deletes the addresses that a cancelled campaign has not reached, then takes it out of the outbox. */
export async function forgetRecipients(
  { campaign, chunk: first, chunks }: StoredCampaign,
  hasTime: () => boolean,
): Promise<void> {
  // A run that died may have written some more than it recorded.
  const last = chunks + written;
  for (let from = first; from <= last; from += step) {
    if (!hasTime()) return;
    const count = Math.min(step, last - from + 1);
    const numbers = Array.from({ length: count }, (_, at) => from + at);
    await inParallel(numbers, (chunk) => deleteRecipients({ campaign, chunk }));
  }
  await changeCampaign(campaign, { from: ['cancelled'], set: {}, remove: outboxAttributes });
}

/** Chunks of a page of subscribers. */
const written = 9;
