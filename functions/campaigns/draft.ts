import type { Campaign, CampaignRequest, CampaignUpdate } from '#contract/campaign.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Reply } from '../http/reply.ts';
import { fingerprint, shortId } from '../lists/list-row.ts';
import { campaignReply, existingCampaign } from './campaign-reply.ts';
import { StoredCampaign } from './campaign-rows.ts';
import { changeCampaign, createCampaign, deleteCampaign, deleteTests } from './campaign-store.ts';
import { scheduleReviews } from './picture-store.ts';
import { draftConflict, statusConflict } from './status-conflict.ts';

/** Ids to try; five in a row are never taken. */
const attempts = 5;

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
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const draft = StoredCampaign.parse({
      preheader: '',
      tags: [],
      isPublic: false,
      ...request,
      campaign: shortId(`${keyHash}#${attempt}`),
      version: 1,
      status: 'draft',
      createdAt: now,
      changedAt: now,
      author,
    });
    const stored = await createCampaign({ ...draft, keyHash, payloadHash });
    if (stored.keyHash === keyHash) {
      if (stored.payloadHash !== payloadHash) throw new ApiError('conflict');
      return campaignReply(stored);
    }
  }
  throw new Error('Every id of this key is taken.');
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
