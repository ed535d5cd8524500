import type { Campaign, CampaignRequest, CampaignUpdate } from '#contract/campaign.ts';
import { recordAction } from '../activity/activity-store.ts';
import type { Reply } from '../http/reply.ts';
import { fingerprint } from '../lists/list-row.ts';
import { storeOnce } from '../lists/store-once.ts';
import { campaignReply, existingCampaign } from './campaign-reply.ts';
import { StoredCampaign } from './campaign-rows.ts';
import { changeCampaign, createCampaign, deleteCampaign, deleteTests } from './campaign-store.ts';
import { scheduleReviews } from './picture-store.ts';
import { draftConflict, statusConflict } from './status-conflict.ts';

interface Writing {
  readonly author: string;
  /** A retry with this key is the same campaign. */
  readonly key: string;
}

/**
 * Begins a campaign, once per key.
 * @throws ApiError `conflict` if the key was used for another request
 */
export async function beginCampaign(
  request: CampaignRequest,
  { author, key }: Writing,
): Promise<Reply<Campaign>> {
  const keyHash = fingerprint(`campaign ${author} ${key}`);
  const payloadHash = fingerprint(JSON.stringify(request));
  const now = new Date().toISOString();
  const { stored } = await storeOnce({ keyHash, payloadHash }, (campaign) => {
    const draft = StoredCampaign.parse({
      preheader: '',
      tags: [],
      isPublic: false,
      ...request,
      campaign,
      version: 1,
      status: 'draft',
      createdAt: now,
      changedAt: now,
      author,
    });
    return createCampaign({ ...draft, keyHash, payloadHash });
  });
  return campaignReply(stored);
}

/**
 * Changes a draft at the version that its author has seen.
 * @throws ApiError `conflict` if it is no draft any more; `precondition_failed` with the current campaign if the version
 *   differs; `not_found`; `unavailable`: it may have been saved
 */
export async function updateDraft(
  id: string,
  version: number,
  update: CampaignUpdate,
): Promise<Reply<Campaign>> {
  const changed = await changeCampaign(id, { from: ['draft'], version, set: update });
  if (changed !== undefined) return campaignReply(changed);
  throw await draftConflict(await existingCampaign(id));
}

/**
 * Deletes a draft with its tests. Its pictures go once no campaign has shown them for a while.
 * @throws ApiError `conflict` if it is no draft; `not_found`; `unavailable`: it may be deleted
 */
export async function deleteDraft(id: string, author: string): Promise<void> {
  const { status, body } = await existingCampaign(id);
  if (status !== 'draft') throw statusConflict(status);
  await recordAction(author, 'campaign-delete', { campaign: id });
  if (!(await deleteCampaign(id))) throw statusConflict((await existingCampaign(id)).status);
  await Promise.all([deleteTests(id), scheduleReviews(body)]);
}
