import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CampaignStatus } from '#contract/campaign.ts';
import { tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { fromEnvironment } from '../http/environment.ts';
import {
  chunkEntry,
  entries,
  type Outcome,
  type RecipientPlace,
  StoredCampaign,
} from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { key, sortKey } = tables.campaigns;

/** A campaign, read consistently. */
export async function readCampaign(id: string): Promise<StoredCampaign | undefined> {
  const Key = { [key]: id, [sortKey]: entries.campaign };
  const get = new GetCommand({ TableName, Key, ConsistentRead: true });
  const { Item } = await mapOutage(dynamodb.send(get));
  return Item && StoredCampaign.parse(Item);
}

export interface CampaignChange {
  /** The statuses that it may have. */
  readonly from: readonly CampaignStatus[];
  /** The version that it must have. */
  readonly version?: number;
  readonly set: object;
  readonly remove?: readonly string[];
}

/**
 * Changes a campaign, and adds 1 to its version.
 * @returns undefined if it has another status or version
 * @throws ApiError `unavailable`; it may be changed
 */
export async function changeCampaign(
  id: string,
  { from, version, set, remove = [] }: CampaignChange,
): Promise<StoredCampaign | undefined> {
  const values = { ...set, changedAt: new Date().toISOString() };
  const names = [...Object.keys(values), ...remove, 'status', 'version'];
  const assignments = Object.keys(values).map((name) => `#${name} = :${name}`);
  const removed = remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '';
  const allowed = from.map((_, at) => `:from${at}`).join(', ');
  const update = new UpdateCommand({
    TableName,
    Key: { [key]: id, [sortKey]: entries.campaign },
    UpdateExpression: `SET ${assignments.join(', ')}${removed} ADD #version :one`,
    ConditionExpression: `#status IN (${allowed})${version === undefined ? '' : ' AND #version = :seen'}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(from.map((status, at) => [`:from${at}`, status])),
      ...(version !== undefined && { ':seen': version }),
      ':one': 1,
    },
    ReturnValues: 'ALL_NEW',
  });
  const written = await conditionalWrite(dynamodb.send(update));
  return written && StoredCampaign.parse(written.Attributes);
}

/** Adds numbers to what became of a chunk's recipients. Repeatable. */
export async function addOutcome(
  { campaign, chunk }: Pick<RecipientPlace, 'campaign' | 'chunk'>,
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
