import type { CampaignFigures } from '#contract/campaign.ts';
import { acceptedIn, Progress, type StoredCampaign } from './campaign-rows.ts';
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

/** The figures of a campaign, with the visits of each link. */
export async function resultsOf({ campaign, startedAt, recipients }: Counted): Promise<Results> {
  const counts = countsOf(Progress.parse({}));
  // Until something was sent, nothing has to be read.
  const [clicks = new Map<number, number>()] =
    startedAt === undefined
      ? []
      : await Promise.all([
          readClicks(campaign),
          eachProgress(campaign, (progress) => {
            const more = countsOf(progress);
            for (const name of counted) counts[name] += more[name];
          }),
        ]);
  const visits = [...clicks.values()].reduce((sum, count) => sum + count, 0);
  return { figures: { recipients, ...counts, clicks: visits }, clicks };
}

function countsOf(progress: Progress) {
  const { claimed, delivered, bounced, complained, left, skipped, refused } = progress;
  const accepted = acceptedIn(progress);
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
