import type { CampaignSummary } from '#contract/campaign.ts';
import type { ListPage, ListPageRequest } from '../lists/list-store.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { campaignSummary } from './campaign-reply.ts';
import { listCampaigns } from './campaign-store.ts';

/** Campaigns with their figures, newest first. */
export async function listCampaignPage(
  request: ListPageRequest,
): Promise<ListPage<CampaignSummary>> {
  const { rows, last } = await listCampaigns(request);
  return { rows: await inParallel(rows, campaignSummary), last };
}
