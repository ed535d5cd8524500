import type { CampaignFigures } from '#contract/campaign.ts';
import type { Progress, StoredCampaign } from './campaign-rows.ts';
import { eachProgress, readClicks } from './progress-store.ts';

interface Results {
  readonly figures: CampaignFigures;
  /** Visits by number of the link. */
  readonly clicks: ReadonlyMap<number, number>;
}

/** Figures that are sums over chunks. */
const counted = [
  'sent',
  'delivered',
  'bounced',
  'complained',
  'left',
  'uncertain',
  'skipped',
  'refused',
] as const satisfies (keyof CampaignFigures)[];

type Counted = Pick<StoredCampaign, 'campaign' | 'startedAt' | 'recipients'>;

/** What became of a campaign. */
export async function figuresOf(campaign: Counted): Promise<CampaignFigures> {
  return (await resultsOf(campaign)).figures;
}

/** The figures of a campaign, with the visits of each link. */
export async function resultsOf({ campaign, startedAt, recipients }: Counted): Promise<Results> {
  const figures = {
    recipients,
    sent: 0,
    delivered: 0,
    bounced: 0,
    complained: 0,
    left: 0,
    uncertain: 0,
    skipped: 0,
    refused: 0,
    clicks: 0,
  };
  // Nothing was sent, so nothing has to be read.
  if (startedAt === undefined) return { figures, clicks: new Map() };
  const [clicks] = await Promise.all([
    readClicks(campaign),
    eachProgress(campaign, (progress) => {
      const counts = countsOf(progress);
      for (const name of counted) figures[name] += counts[name];
    }),
  ]);
  figures.clicks = [...clicks.values()].reduce((sum, count) => sum + count, 0);
  return { figures, clicks };
}

/** A report of SES also says that it had accepted the mail, even if the answer to the call was lost. */
function countsOf({ claimed, sent, refused, skipped, left, ...reports }: Progress) {
  const { delivered, bounced, complained } = reports;
  const accepted = sent.union(delivered).union(bounced).union(complained);
  return {
    sent: accepted.size,
    delivered: delivered.size,
    bounced: bounced.size,
    complained: complained.size,
    left: left.size,
    uncertain: claimed.difference(accepted).difference(refused).size,
    skipped: skipped.size,
    refused: refused.size,
  };
}
