import { randomUUID } from 'node:crypto';
import type { CampaignTest } from '#contract/campaign.ts';
import { expiryOf } from '#contract/retention.ts';
import { timeToLive } from '#contract/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { existingCampaign } from './campaign-reply.ts';
import { entries } from './campaign-rows.ts';
import { readTests } from './campaign-store.ts';
import { putEntry } from './entry-store.ts';

/** Tests of a campaign that may wait at once, so that a stuck button fills nobody's inbox. */
const maxWaiting = 10;

/**
 * Queues a test. It shows the campaign as it is when the test is sent.
 * @throws ApiError `not_found`; `too_many_requests`; `unavailable`: it may be sent
 */
export async function requestTest(id: string, { to }: CampaignTest): Promise<void> {
  await existingCampaign(id);
  const waiting = await readTests(id);
  if (waiting.length >= maxWaiting) throw new ApiError('too_many_requests');
  const entry = entries.test + randomUUID();
  const now = new Date().toISOString();
  await putEntry(id, entry, {
    to,
    // Unsent, it expires with its address.
    [timeToLive]: expiryOf(now, 1),
    ...outboxKeys(now, `${id}#${entry}`),
  });
}
