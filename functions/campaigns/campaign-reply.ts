import type { Campaign, CampaignSummary } from '#contract/campaign.ts';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import type { ListPage, ListPageRequest } from '../lists/list-store.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { ShownCampaign, type StoredCampaign } from './campaign-rows.ts';
import { type ListedCampaign, listCampaigns, readCampaign } from './campaign-store.ts';
import { resultsOf } from './figures.ts';

/** @throws ApiError `not_found`, `unavailable` */
export async function existingCampaign(id: string): Promise<StoredCampaign> {
  const campaign = await readCampaign(id);
  if (campaign === undefined) throw new ApiError('not_found');
  return campaign;
}

/** A campaign as staff read it, with its version as ETag. */
export async function campaignReply(campaign: StoredCampaign): Promise<Reply<Campaign>> {
  const { preheader, body: text, page, links } = campaign;
  const { figures, clicks } = await resultsOf(campaign);
  const body = {
    ...shown(campaign),
    figures,
    preheader,
    body: text,
    ...(page !== undefined && { page }),
    links: links.map((url, number) => ({ url, clicks: clicks.get(number) ?? 0 })),
  };
  return { body, headers: { etag: versionTag(campaign.version) } };
}

/** Campaigns with their figures, newest first. */
export async function listCampaignPage(
  request: ListPageRequest,
): Promise<ListPage<CampaignSummary>> {
  const { rows, last } = await listCampaigns(request);
  const summaries = await inParallel(rows, async (campaign) => ({
    ...shown(campaign),
    figures: (await resultsOf(campaign)).figures,
  }));
  return { rows: summaries, last };
}

function shown(campaign: ListedCampaign) {
  return { id: campaign.campaign, ...ShownCampaign.parse(campaign) };
}
