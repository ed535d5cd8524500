import * as z from 'zod/mini';
import { type Campaign, CampaignSummary } from '#contract/campaign.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { type ApiEvent, pathParameter } from '../http/api-event.ts';
import { ApiError } from '../http/api-error.ts';
import { versionTag } from '../http/precondition.ts';
import type { Reply } from '../http/reply.ts';
import type { StoredCampaign } from './campaign-rows.ts';
import { type ListedCampaign, readCampaign } from './campaign-store.ts';
import { figuresOf, resultsOf } from './figures.ts';

/**
 * The campaign's id in a request's path; it has the form of a contact's.
 * @throws ApiError `not_found` if it is malformed
 */
export function campaignId(event: Pick<ApiEvent, 'pathParameters'>): string {
  const id = pathParameter(event, 'id');
  if (!contactIdPattern.test(id)) throw new ApiError('not_found');
  return id;
}

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

export async function campaignSummary(campaign: ListedCampaign): Promise<CampaignSummary> {
  return { ...shown(campaign), figures: await figuresOf(campaign) };
}

const Shown = z.omit(z.object(CampaignSummary.shape), { id: true, figures: true });

function shown(campaign: ListedCampaign) {
  return { id: campaign.campaign, ...Shown.parse(campaign) };
}
