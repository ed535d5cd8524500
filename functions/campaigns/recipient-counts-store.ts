import { CampaignCheck } from '#contract/campaign.ts';
import { type SubscriberStatus, subscriberStatuses } from '#contract/newsletter.ts';
import { statusIndex } from '#contract/tables.ts';
import { queryPages } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { countRows } from '../lists/list-store.ts';
import { type Partition, partitionQuery } from '../lists/partition-store.ts';
import { isInSegments, Segmented } from './segment.ts';

const table = fromEnvironment('SUBSCRIBERS_TABLE');

/** More than a list has. */
const all = 10_000_000;

/** How many confirmed subscribers a campaign with these tags would reach, and how many of the whole list get none. */
export async function countRecipients(
  tags: readonly string[],
): Promise<CampaignCheck['recipients']> {
  const counts = await Promise.all(
    subscriberStatuses.map(async (status) => [
      status,
      status === 'confirmed'
        ? await countConfirmed(tags)
        : await countRows(table, [withStatus(status)], all),
    ]),
  );
  return CampaignCheck.shape.recipients.parse(Object.fromEntries(counts));
}

/** Counts the confirmed subscribers with one of the tags, or all of them without any, up to `max`. */
export async function countConfirmed(tags: readonly string[], max = all): Promise<number> {
  if (tags.length === 0) return countRows(table, [withStatus('confirmed')], max);
  // A filter of DynamoDB cannot look into the events of a consent.
  const fields = Object.keys(Segmented.shape);
  const pages = queryPages(partitionQuery(table, withStatus('confirmed'), fields, {}));
  let count = 0;
  for await (const { Items = [] } of pages) {
    count += Items.filter((row) => isInSegments(Segmented.parse(row), tags)).length;
    if (count >= max) return max;
  }
  return count;
}

function withStatus(value: SubscriberStatus): Partition {
  return { index: statusIndex, value };
}
