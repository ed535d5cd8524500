import { type Campaign, type CampaignProblem, undoSeconds } from '#contract/campaign.ts';
import type { FieldError } from '#contract/error.ts';
import { recordAction } from '../activity/activity-store.ts';
import { ApiError, invalidField } from '../http/api-error.ts';
import { isInEnvironment } from '../http/environment.ts';
import type { Reply } from '../http/reply.ts';
import { outboxKeys } from '../outbox/outbox-keys.ts';
import { campaignReply, existingCampaign } from './campaign-reply.ts';
import type { StoredCampaign } from './campaign-rows.ts';
import { changeCampaign } from './campaign-store.ts';
import { problemsOf } from './problems.ts';
import { countConfirmed } from './recipient-counts-store.ts';
import { draftConflict } from './status-conflict.ts';

const minute = 60_000;
const year = 366 * 24 * 60 * minute;

interface Sending {
  /** Default: as soon as it can no longer be undone. */
  readonly at?: string | undefined;
  /** The version that its author has seen. Default: any. */
  readonly version: number | undefined;
  readonly author: string;
}

/**
 * Schedules a draft as it was checked here. Two who send at once change the same version, so one of them gets a conflict.
 * @throws ApiError `validation_failed` on `subject`, `body`, `tags` or `at`; `conflict` if it is no draft;
 *   `precondition_failed` with the current campaign if the version differs; `not_found`; `unavailable`: it may be scheduled
 */
export async function scheduleCampaign(
  id: string,
  { at, version, author }: Sending,
): Promise<Reply<Campaign>> {
  const campaign = await existingCampaign(id);
  const isSeen = version === undefined || version === campaign.version;
  if (campaign.status !== 'draft' || !isSeen) throw await draftConflict(campaign);
  if (!isInEnvironment('MAIL')) {
    throw new ApiError('conflict', { message: 'This stage sends no mail.' });
  }
  const time = startOf(at);
  await refuseProblems(campaign);
  await recordAction(author, 'campaign-send', { campaign: id });
  const scheduled = await changeCampaign(id, {
    from: ['draft'],
    version: campaign.version,
    set: { status: 'scheduled', at: time, ...outboxKeys(time, id) },
  });
  if (scheduled !== undefined) return campaignReply(scheduled);
  throw await draftConflict(await existingCampaign(id));
}

/** @throws ApiError `validation_failed` if it is in the past, or more than a year ahead */
function startOf(at: string | undefined): string {
  const now = Date.now();
  const wanted = at === undefined ? now : Date.parse(at);
  if (wanted < now - minute) throw invalidField('at', 'format', 'must not be in the past');
  if (wanted > now + year) throw invalidField('at', 'format', 'must be within a year');
  return new Date(Math.max(wanted, now + undoSeconds * 1000)).toISOString();
}

/** @throws ApiError `validation_failed` that names what must be fixed first */
async function refuseProblems({ subject, preheader, body, tags }: StoredCampaign): Promise<void> {
  const blocking = problemsOf({ subject, preheader, body }).filter(({ isBlocking }) => isBlocking);
  const fields = blocking.map((problem) => fieldError(problem, subject));
  if (fields.length === 0 && (await countConfirmed(tags, 1)) === 0) {
    fields.push(fieldError({ kind: 'no-recipients', isBlocking: true }, subject));
  }
  if (fields.length > 0) throw new ApiError('validation_failed', { fields });
}

const words: Readonly<Record<CampaignProblem['kind'], string>> = {
  'no-subject': 'is required',
  'no-text': 'is required',
  capitals: 'is all in capitals',
  placeholder: 'holds a placeholder that nothing fills',
  'link-form': 'holds a link that is neither a web nor an email address',
  'link-broken': 'holds a link that leads nowhere',
  'picture-form': 'holds a picture that was not added here',
  'picture-without-alt': 'holds a picture without a description',
  'too-large': 'makes a mail that mail programs cut off',
  'no-recipients': 'reach nobody who has confirmed',
};

function fieldError({ kind, detail }: CampaignProblem, subject: string): FieldError {
  const field = fieldOf(kind, detail, subject);
  const rule = kind === 'no-subject' || kind === 'no-text' ? 'required' : 'format';
  return { field, rule, message: `${field} ${words[kind]}` };
}

function fieldOf(kind: CampaignProblem['kind'], detail: string | undefined, subject: string) {
  if (kind === 'no-recipients') return 'tags';
  if (kind === 'no-subject') return 'subject';
  const isWords = kind === 'capitals' || kind === 'placeholder';
  return isWords && detail !== undefined && subject.includes(detail) ? 'subject' : 'body';
}
