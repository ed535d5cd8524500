import { tables } from '#contract/tables.ts';
import { readItem } from '../aws/items.ts';
import { queryPages } from '../aws/query-items.ts';
import { fromEnvironment } from '../http/environment.ts';
import { entries, keyOf, Progress } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { partitionKey: key, sortKey } = tables.campaigns;

/** Calls `see` with what became of each chunk, which may lag by a second. Holds one page of them at a time. */
export async function eachProgress(
  campaign: string,
  see: (progress: Progress) => void,
): Promise<void> {
  const pages = queryPages({
    TableName,
    KeyConditionExpression: '#key = :campaign AND begins_with(#entry, :prefix)',
    ExpressionAttributeNames: { '#key': key, '#entry': sortKey },
    ExpressionAttributeValues: { ':campaign': campaign, ':prefix': entries.progress },
  });
  for await (const { Items = [] } of pages) {
    for (const row of Items) see(Progress.parse(row));
  }
}

/** The visits of a campaign's links, by number. A link without visits may be missing. */
export async function readClicks(campaign: string): Promise<ReadonlyMap<number, number>> {
  const item = await readItem(TableName, keyOf(campaign, entries.clicks));
  return new Map(
    Object.entries(item ?? {}).flatMap(([name, clicks]) =>
      /^\d+$/.test(name) ? [[Number(name), Number(clicks)] as const] : [],
    ),
  );
}
