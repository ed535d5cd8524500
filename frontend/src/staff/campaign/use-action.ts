import { useMutation } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaign.ts';
import { callForStaff } from '../../api/staff.ts';
import { dataOf, statusOf } from '../data/query-client.ts';
import { rereadCampaign, showCampaign } from './campaign-query.ts';
import { campaignWords as words } from './content.ts';

export type CampaignAction = 'pause' | 'resume' | 'cancel';

/** Changes the status of a newsletter and shows the result. */
export function useAction(
  { id, status, version }: Campaign,
  onDone: (status: Campaign['status']) => void,
) {
  return useMutation({
    mutationFn: (action: CampaignAction) => {
      if (action === 'pause') return dataOf(callForStaff('POST /campaigns/{id}/pause', { id }));
      if (action === 'resume') return dataOf(callForStaff('POST /campaigns/{id}/resume', { id }));
      // One that has begun meanwhile is only paused.
      const seen = status === 'scheduled' ? { ifMatch: version } : {};
      return dataOf(callForStaff('POST /campaigns/{id}/cancel', { id, ...seen }));
    },
    onSuccess: (campaign) => {
      onDone(campaign.status);
      showCampaign(campaign);
    },
    // Somebody else may have changed it first.
    onError: () => rereadCampaign(id),
  });
}

/** Why an action failed, in words. */
export function problemOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return statusOf(error) === 409 ? words.conflict : words.notDone;
}
