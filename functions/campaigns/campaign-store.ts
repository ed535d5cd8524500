import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CampaignStatus } from '#contract/campaign.ts';
import { tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import { chunkEntry, entries, type Outcome, StoredCampaign } from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { key, sortKey } = tables.campaigns;

/** A campaign's current row; undefined if there is none. */
export async function readCampaign(id: string): Promise<StoredCampaign | undefined> {
  const Key = { [key]: id, [sortKey]: entries.campaign };
  const get = new GetCommand({ TableName, Key, ConsistentRead: true });
  const { Item } = await mapOutage(dynamodb.send(get));
  return Item && StoredCampaign.parse(Item);
}

interface CampaignChange {
  readonly from: readonly CampaignStatus[];
  readonly version?: number;
  readonly set: object;
  readonly remove?: readonly string[];
}

/**
 * Changes a campaign in one of these statuses.
 * @returns undefined if it has another status or version
 */
export async function changeCampaign(
  id: string,
  { from, version, set, remove = [] }: CampaignChange,
): Promise<StoredCampaign | undefined> {
  const all = { ...set, changedAt: new Date().toISOString() };
  const names = [...Object.keys(all), ...remove, 'version', 'status'];
  const states = from.map((status, at) => [`:from${at}`, status] as const);
  const update = new UpdateCommand({
    TableName,
    Key: { [key]: id, [sortKey]: entries.campaign },
    UpdateExpression: [
      `SET ${Object.keys(all)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ...(remove.length > 0 ? [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`] : []),
      'ADD #version :one',
    ].join(' '),
    ConditionExpression: `#status IN (${states.map(([name]) => name).join(', ')})${version === undefined ? '' : ' AND #version = :version'}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(states),
      ':one': 1,
      ...(version !== undefined && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
  const row = (await conditionalWrite(dynamodb.send(update)))?.Attributes;
  return row && StoredCampaign.parse(row);
}

/** Adds recipients to an outcome of their chunk; once more changes nothing. */
export async function addOutcome(
  { campaign, chunk }: { readonly campaign: string; readonly chunk: number },
  outcome: Outcome,
  numbers: readonly number[],
): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: { [key]: campaign, [sortKey]: chunkEntry('progress', chunk) },
    UpdateExpression: 'ADD #outcome :numbers',
    ExpressionAttributeNames: { '#outcome': outcome },
    ExpressionAttributeValues: { ':numbers': new Set(numbers) },
  });
  await mapOutage(dynamodb.send(update));
}
