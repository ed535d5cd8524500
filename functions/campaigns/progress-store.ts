import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { entries, keyOf, Progress } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { partitionKey: key, sortKey } = tables.campaigns;

/** Calls `see` with what became of each chunk, which may lag by a second. Holds one page of them at a time. */
export function eachProgress(campaign: string, see: (progress: Progress) => void): Promise<void> {
  return mapOutage(queryProgress(campaign, see));
}

async function queryProgress(campaign: string, see: (progress: Progress) => void): Promise<void> {
  const query = {
    TableName,
    KeyConditionExpression: '#key = :campaign AND begins_with(#entry, :prefix)',
    ExpressionAttributeNames: { '#key': key, '#entry': sortKey },
    ExpressionAttributeValues: { ':campaign': campaign, ':prefix': entries.progress },
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) {
    for (const row of Items) see(Progress.parse(row));
  }
}

/** The visits of a campaign's links, by number. A link without visits may be missing. */
export async function readClicks(campaign: string): Promise<ReadonlyMap<number, number>> {
  const get = new GetCommand({ TableName, Key: keyOf(campaign, entries.clicks) });
  const { Item = {} } = await mapOutage(dynamodb.send(get));
  return new Map(
    Object.entries(Item).flatMap(([name, clicks]) =>
      /^\d+$/.test(name) ? [[Number(name), Number(clicks)] as const] : [],
    ),
  );
}
