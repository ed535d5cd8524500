import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tables } from '#contract/tables.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { entries, numberOf, type RecipientPlace } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { key, sortKey } = tables.campaigns;

/** What the stop rule counts. */
export type Report = 'bounced' | 'complained';

const Reports = z.record(z.string(), z.set(z.number()));

/**
 * Counts a recipient's report, once however often it comes.
 * @returns how many recipients there are such reports of
 * @throws ApiError `unavailable`; it may be counted
 */
export async function countReport(place: RecipientPlace, report: Report): Promise<number> {
  const { Attributes } = await add(place.campaign, entries.reports, {
    [report]: new Set([numberOf(place)]),
  });
  return Reports.parse(Attributes)[report]?.size ?? 0;
}

/**
 * Counts a visit of a link.
 * @throws ApiError `unavailable`; it may be counted
 */
export async function countClick(campaign: string, link: number): Promise<void> {
  await add(campaign, entries.clicks, { [link]: 1 });
}

function add(campaign: string, entry: string, addition: Record<string, number | Set<number>>) {
  const [[name, value] = ['', 0]] = Object.entries(addition);
  const update = new UpdateCommand({
    TableName,
    Key: { [key]: campaign, [sortKey]: entry },
    UpdateExpression: 'ADD #name :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
    ReturnValues: 'UPDATED_NEW',
  });
  return mapOutage(dynamodb.send(update));
}
