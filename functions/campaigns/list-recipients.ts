import { listKey } from '#contract/tables.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { chunkSize, type StoredCampaign } from './campaign-rows.ts';
import { recordPosition } from './campaign-store.ts';
import { type ListedSubscriber, readConfirmed } from './confirmed-store.ts';
import { putRecipients } from './recipient-store.ts';
import { isInSegments } from './segment.ts';

/**
 * Decides who gets a campaign and stores them in chunks, the oldest subscription first. A chunk counts once the campaign
 * records it: after a crash it is written again. A subscriber's place in the order never changes, so nobody is in two
 * chunks.
 * @returns the campaign, whose `isListed` says whether all are; undefined if it is not being sent any more, or another
 *   run lists them
 */
export async function listRecipients(
  given: StoredCampaign,
  hasTime: () => boolean,
): Promise<StoredCampaign | undefined> {
  let campaign: StoredCampaign | undefined = given;
  let after = given.listedUpTo;
  let waiting: ListedSubscriber[] = [];
  while (campaign !== undefined && !campaign.isListed && hasTime()) {
    const { rows, last } = await readConfirmed(after);
    after = last;
    waiting.push(...rows.filter((row) => isRecipient(row, given)));
    // The rest of a page goes with the next one, unless time is over.
    const isLast = last === undefined || !hasTime();
    const full = isLast ? waiting.length : waiting.length - (waiting.length % chunkSize);
    const listed = waiting.slice(0, full);
    waiting = waiting.slice(full);
    if (listed.length > 0 || isLast) {
      campaign = await writeChunks(
        campaign,
        listed,
        waiting.length > 0 ? listed.at(-1)?.[listKey] : last,
      );
    }
  }
  return campaign;
}

/** Those who confirm after the start get the next newsletter. */
function isRecipient(
  row: ListedSubscriber,
  { tags, startedAt = '' }: Pick<StoredCampaign, 'tags' | 'startedAt'>,
): boolean {
  return (row.statusAt ?? '') <= startedAt && isInSegments(row, tags);
}

async function writeChunks(
  campaign: StoredCampaign,
  subscribers: readonly ListedSubscriber[],
  upTo: string | undefined,
): Promise<StoredCampaign | undefined> {
  const count = Math.ceil(subscribers.length / chunkSize);
  const places = Array.from({ length: count }, (_, at) => at);
  await inParallel(places, (at) =>
    putRecipients(
      { campaign: campaign.campaign, chunk: campaign.chunks + 1 + at },
      subscribers.slice(at * chunkSize, (at + 1) * chunkSize).map(({ email }) => email),
    ),
  );
  return recordPosition(campaign, {
    chunks: campaign.chunks + count,
    recipients: campaign.recipients + subscribers.length,
    ...(upTo === undefined ? { isListed: true } : { listedUpTo: upTo }),
  });
}
