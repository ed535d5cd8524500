import { randomUUID } from 'node:crypto';
import type { CampaignTest } from '#contract/campaign.ts';
import { timeToLive } from '#contract/tables.ts';
import { ApiError } from '../http/api-error.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { existingCampaign } from './campaign-reply.ts';
import { entries } from './campaign-rows.ts';
import { readTests } from './campaign-store.ts';
import { putEntry } from './entry-store.ts';

/** Tests of a campaign that may wait at once: a stuck button must fill nobody's inbox. */
const maxWaiting = 10;

/** Seconds after which a test that was never sent is forgotten, with its address. */
const lifetime = 86_400;

/**
 * Puts a test into the outbox. It shows the campaign as it is when it is sent.
 * @throws ApiError `not_found`; `too_many_requests`; `unavailable`: it may be sent
 */
export async function requestTest(id: string, { to }: CampaignTest): Promise<void> {
  await existingCampaign(id);
  const waiting = await readTests(id);
  if (waiting.length >= maxWaiting) throw new ApiError('too_many_requests');
  const entry = entries.test + randomUUID();
  const now = new Date();
  await putEntry(id, entry, {
    to,
    [timeToLive]: Math.ceil(now.getTime() / 1000) + lifetime,
    ...outboxKeys(now.toISOString(), `${id}#${entry}`),
  });
}
