import type { CampaignStop } from '#contract/campaign.ts';
import { logger } from '../http/logger.ts';
import { outboxAttributes } from '../outbox/outbox-keys.ts';
import { changeCampaign } from './campaign-store.ts';

/**
 * Pauses a campaign that is being sent, for a reason that staff see. An alarm reads this line.
 * @throws ApiError `unavailable`; it may be paused
 */
export async function pauseBecause(id: string, reason: CampaignStop, details = {}): Promise<void> {
  const paused = await changeCampaign(id, {
    from: ['sending'],
    set: { status: 'paused', stoppedBy: reason },
    remove: outboxAttributes,
  });
  if (paused) logger.error('campaign stopped', { campaign: id, reason, ...details });
}
