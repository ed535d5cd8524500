import type { CampaignStop } from '#contract/campaign.ts';
import type { RecipientPlace } from './campaign-rows.ts';
import { readCampaign } from './campaign-store.ts';
import { pauseBecause } from './pause.ts';
import { addOutcome } from './recipient-store.ts';
import { countReport, type Report } from './report-store.ts';

/** More reports than this share of the sent mails stop a campaign. Of few mails, a single report would be a high share. */
interface Limit {
  readonly perMille: number;
  /** The least number of mails to reckon with. */
  readonly of: number;
  readonly reason: CampaignStop;
}

/** SES reviews an account at these shares ("Amazon SES sending review process FAQs"). */
const limits: Readonly<Record<Report, Limit>> = {
  bounced: { perMille: 50, of: 100, reason: 'bounces' },
  complained: { perMille: 1, of: 1000, reason: 'complaints' },
};

interface Options {
  /** Whether a bounce or complaint is one by SES's own count. */
  readonly countsForStop: boolean;
}

/**
 * Records what SES reports about a campaign's mail to a recipient, and pauses the campaign if too many bounce or complain.
 * Reports may come twice, unordered, and before the dispatcher knows that SES took the mail.
 * @throws ApiError `unavailable`; a retry completes it
 */
export async function recordCampaignOutcome(
  place: RecipientPlace,
  outcome: 'sent' | 'delivered' | Report,
  { countsForStop }: Options,
): Promise<void> {
  await addOutcome(place, outcome, [place.number]);
  if (outcome === 'sent' || outcome === 'delivered' || !countsForStop) return;
  await stopIfTooMany(place.campaign, outcome, await countReport(place, outcome));
}

async function stopIfTooMany(id: string, report: Report, reports: number): Promise<void> {
  const { perMille, of, reason } = limits[report];
  const campaign = await readCampaign(id);
  if (campaign?.status !== 'sending') return;
  if (reports * 1000 <= perMille * Math.max(campaign.sent, of)) return;
  await pauseBecause(id, reason, { reports });
}
