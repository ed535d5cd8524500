import { queryOptions } from '@tanstack/react-query';
import type { Campaign } from '#contract/campaign.ts';
import { callInBackground } from '../../api/staff.ts';
import { polled, type Polled, pollingInterval } from '../data/polling.ts';
import { dataOf, queryClient } from '../data/query-client.ts';

interface Read extends Polled {
  readonly campaign: Campaign;
}

/** Milliseconds between polls while it is scheduled or being sent. */
const sendingInterval = 5000;

const campaignKey = (id: string) => ['GET /campaigns/{id}', id];

/** A newsletter, polled for its status, its figures and other people's changes. */
export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: campaignKey(id),
    queryFn: async ({ signal }): Promise<Read> => {
      const read = await dataOf(callInBackground('GET /campaigns/{id}', { id, signal }));
      const shown = queryClient.getQueryData<Read>(campaignKey(id));
      if (shown === undefined) return { campaign: read, lastNewsAt: Date.now() };
      // It may have been changed here while the response was on its way.
      if (read.version < shown.campaign.version) return shown;
      const isNews = JSON.stringify(read) !== JSON.stringify(shown.campaign);
      return { campaign: read, lastNewsAt: isNews ? Date.now() : shown.lastNewsAt };
    },
    refetchInterval: (query) => {
      const status = query.state.data?.campaign.status;
      return status === 'scheduled' || status === 'sending'
        ? sendingInterval
        : pollingInterval(query);
    },
    meta: polled,
  });
}

/** Shows the newsletter of a response. */
export function showCampaign(campaign: Campaign): void {
  queryClient.setQueryData<Read>(campaignKey(campaign.id), { campaign, lastNewsAt: Date.now() });
}

export function rereadCampaign(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: campaignKey(id) });
}

/** Removes a deleted newsletter. */
export function forgetCampaign(id: string): void {
  queryClient.removeQueries({ queryKey: campaignKey(id) });
}
