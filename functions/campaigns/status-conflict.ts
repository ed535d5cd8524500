import type { CampaignStatus } from '#contract/campaign.ts';
import { ApiError } from '../http/api-error.ts';
import { campaignReply } from './campaign-reply.ts';
import type { StoredCampaign } from './campaign-rows.ts';

const words: Readonly<Record<CampaignStatus, string>> = {
  draft: 'This newsletter is a draft.',
  scheduled: 'This newsletter is scheduled already.',
  sending: 'This newsletter is being sent.',
  paused: 'This newsletter is paused.',
  sent: 'This newsletter was sent.',
  cancelled: 'This newsletter was cancelled.',
};

/** The error response to a change that a campaign's status does not allow. It says what the status is. */
export function statusConflict(status: CampaignStatus): ApiError {
  return new ApiError('conflict', { message: words[status] });
}

/** The error response to a change of a draft that has changed meanwhile, with the current one, or that is none any more. */
export async function draftConflict(current: StoredCampaign): Promise<ApiError> {
  return current.status === 'draft'
    ? new ApiError('precondition_failed', { current: await campaignReply(current) })
    : statusConflict(current.status);
}
