import type { Campaign, CampaignStatus } from '#contract/campaign.ts';
import { hasLostRecipients } from '#contract/retention.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Reply } from '../http/reply.ts';
import { outboxAttributes, outboxKeys } from '../outbox/outbox-keys.ts';
import { campaignReply, existingCampaign } from './campaign-reply.ts';
import { changeCampaign } from './campaign-store.ts';
import { statusConflict } from './status-conflict.ts';

type Action = 'pause' | 'resume' | 'cancel';

interface Step {
  /** The status after the action, by the status before. */
  readonly to: Readonly<Partial<Record<CampaignStatus, CampaignStatus>>>;
  /** In this status the action is no error: a colleague was faster. */
  readonly done: CampaignStatus;
}

const steps: Readonly<Record<Action, Step>> = {
  pause: { to: { sending: 'paused' }, done: 'paused' },
  resume: { to: { paused: 'sending' }, done: 'sending' },
  // Before its start it becomes a draft again, without a time.
  cancel: {
    to: { scheduled: 'draft', sending: 'cancelled', paused: 'cancelled' },
    done: 'cancelled',
  },
};

/** The dispatcher may change the status meanwhile, from scheduled to sending or to sent. */
const tries = 3;

/**
 * Pauses, resumes or cancels a campaign. The dispatcher reads the status every few seconds. Whoever cancels one that has
 * begun meanwhile wanted a draft: it is paused.
 * @param version the one that its author has seen. Default: any
 * @throws ApiError `conflict` if its status does not allow it; `not_found`; `unavailable`: it may be changed
 */
export async function changeStatus(
  id: string,
  asked: Action,
  author: string,
  version?: number,
): Promise<Reply<Campaign>> {
  let action = asked;
  let seen = version;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const campaign = await existingCampaign(id);
    const { status, startedAt } = campaign;
    if (status === 'scheduled') seen ??= campaign.version;
    const isStale = seen !== undefined && seen !== campaign.version;
    if (action === 'cancel' && isStale && startedAt !== undefined) action = 'pause';
    const { to, done } = steps[action];
    if (status === done) return campaignReply(campaign);
    const next = to[status];
    if (next === undefined) throw statusConflict(status);
    // It would count as sent.
    if (next === 'sending' && hasLostRecipients(campaign)) {
      throw new ApiError('conflict', { message: 'The addresses of this newsletter have expired.' });
    }
    await recordAction(author, `campaign-${action}`, { campaign: id });
    const changed = await changeCampaign(id, { from: [status], ...changeTo(next, id) });
    if (changed !== undefined) return campaignReply(changed);
  }
  throw new ApiError('unavailable');
}

/** Of a cancelled campaign, the dispatcher deletes the addresses that it has not reached. */
function changeTo(status: CampaignStatus, id: string) {
  const now = new Date().toISOString();
  switch (status) {
    case 'sending':
      return { set: { status, ...outboxKeys(now, id) }, remove: ['stoppedBy'] };
    case 'cancelled':
      return { set: { status, endedAt: now, ...outboxKeys(now, id) } };
    case 'draft':
      return { set: { status }, remove: ['at', ...outboxAttributes] };
    default:
      return { set: { status }, remove: outboxAttributes };
  }
}
