import type { StoredCampaign } from './campaign-rows.ts';

/** A stand-in until the archive is merged. */
export function publishCampaign(campaign: StoredCampaign, _archiveHtml: string): Promise<string> {
  return Promise.resolve(`/newsletter/${campaign.campaign.toLowerCase()}`);
}
