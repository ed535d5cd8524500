import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { CampaignStatus } from '#contract/campaign.ts';
import { campaignIndex, listKey, tables } from '#contract/tables.ts';
import { conditionalWrite } from '../aws/conditional-write.ts';
import { dynamodb } from '../aws/dynamodb-client.ts';
import { mapOutage } from '../aws/outage.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { type ListPage, type ListPageRequest, readListPage } from '../lists/list-store.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import {
  chunkEntry,
  entries,
  listed,
  type Outcome,
  type RecipientPlace,
  StoredCampaign,
} from './campaign-rows.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { key, sortKey } = tables.campaigns;

/** A campaign with the hashes of its request, which tell a retry from another request with the same key. */
const CreatedCampaign = z.extend(StoredCampaign, { keyHash: z.string(), payloadHash: z.string() });
type CreatedCampaign = z.infer<typeof CreatedCampaign>;

/** What the list shows: no text. */
const ListedCampaign = z.omit(StoredCampaign, {
  preheader: true,
  body: true,
  links: true,
  listedUpTo: true,
});
export type ListedCampaign = z.infer<typeof ListedCampaign>;

/** A campaign as it is now. */
export async function readCampaign(id: string): Promise<StoredCampaign | undefined> {
  const row = await readRow(id);
  return row && StoredCampaign.parse(row);
}

async function readRow(id: string): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true });
  return (await mapOutage(dynamodb.send(get))).Item;
}

function keyOf(campaign: string, entry: string = entries.campaign) {
  return { [key]: campaign, [sortKey]: entry };
}

/**
 * Stores a campaign if its id is free.
 * @returns the campaign under the id: this one, or an earlier one
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export async function createCampaign(campaign: CreatedCampaign): Promise<CreatedCampaign> {
  const { campaign: id, createdAt } = campaign;
  const put = new PutCommand({
    TableName,
    Item: {
      ...campaign,
      ...keyOf(id),
      [campaignIndex.partitionKey]: listed,
      [listKey]: `${createdAt}#${id}`,
    },
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
  });
  if (await conditionalWrite(dynamodb.send(put))) return campaign;
  const before = await readRow(id);
  // Deleted between the two calls.
  if (before === undefined) throw new ApiError('unavailable');
  return CreatedCampaign.parse(before);
}

/** Newest first. */
export function listCampaigns(request: ListPageRequest): Promise<ListPage<ListedCampaign>> {
  const all = { index: campaignIndex, value: listed };
  return readListPage(TableName, ListedCampaign, [all], request);
}

interface CampaignChange {
  /** The statuses in which it may change. */
  readonly from: readonly CampaignStatus[];
  /** The version that it must have. Default: any. */
  readonly version?: number | undefined;
  readonly set: object;
  readonly remove?: readonly string[];
}

/**
 * Changes a campaign in one write, which adds 1 to its version.
 * @returns the changed campaign; undefined if it is gone, or has another status or version
 * @throws ApiError `unavailable`; it may have been changed
 */
export async function changeCampaign(
  id: string,
  { from, version, set, remove = [] }: CampaignChange,
): Promise<StoredCampaign | undefined> {
  const assigned = Object.entries({ ...set, changedAt: new Date().toISOString() }).filter(
    ([, value]) => value !== undefined,
  );
  const changed = [...assigned.map(([name]) => name), ...remove, 'status', 'version'];
  const allowed = from.map((status, at) => [`:from${at}`, status] as const);
  const update = new UpdateCommand({
    TableName,
    Key: keyOf(id),
    UpdateExpression: [
      `SET ${assigned.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(remove.length > 0 ? [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`] : []),
      'ADD #version :one',
    ].join(' '),
    ConditionExpression: [
      `#status IN (${allowed.map(([name]) => name).join(', ')})`,
      ...(version === undefined ? [] : ['#version = :seen']),
    ].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(changed.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(assigned.map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(allowed),
      ...(version !== undefined && { ':seen': version }),
      ':one': 1,
    },
    ReturnValues: 'ALL_NEW',
  });
  const written = await conditionalWrite(dynamodb.send(update));
  return written && StoredCampaign.parse(written.Attributes);
}

/**
 * Deletes a draft.
 * @returns false if it is gone, or no draft any more
 * @throws ApiError `unavailable`; it may be deleted
 */
export async function deleteCampaign(id: string): Promise<boolean> {
  const remove = new DeleteCommand({
    TableName,
    Key: keyOf(id),
    ConditionExpression: '#status = :draft',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':draft': 'draft' satisfies CampaignStatus },
  });
  return (await conditionalWrite(dynamodb.send(remove))) !== undefined;
}

/** Deletes the tests of a campaign. @throws ApiError `unavailable`; some may be deleted */
export async function deleteTests(campaign: string): Promise<void> {
  await inParallel(await readTests(campaign), async (entry) => {
    const remove = new DeleteCommand({ TableName, Key: keyOf(campaign, entry) });
    await mapOutage(dynamodb.send(remove));
  });
}

/** The entries of a campaign's tests that wait. */
export async function readTests(campaign: string): Promise<string[]> {
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: '#key = :campaign AND begins_with(#entry, :prefix)',
    ProjectionExpression: '#entry',
    ExpressionAttributeNames: { '#key': key, '#entry': sortKey },
    ExpressionAttributeValues: { ':campaign': campaign, ':prefix': entries.test },
    ConsistentRead: true,
  });
  const { Items = [] } = await mapOutage(dynamodb.send(query));
  return Items.map((row) => String(row[sortKey]));
}

/**
 * Adds an entry beside a campaign, or replaces it.
 * @throws ApiError `unavailable`; it may be stored
 */
export async function putEntry(campaign: string, entry: string, row: object): Promise<void> {
  const put = new PutCommand({ TableName, Item: { ...row, ...keyOf(campaign, entry) } });
  await mapOutage(dynamodb.send(put));
}

/**
 * Records what became of recipients of a chunk. Adding to a set twice changes nothing.
 * @param numbers their numbers in the chunk
 * @throws ApiError `unavailable`; it may be recorded
 */
export async function addOutcome(
  { campaign, chunk }: Pick<RecipientPlace, 'campaign' | 'chunk'>,
  outcome: Outcome,
  numbers: readonly number[],
): Promise<void> {
  // DynamoDB stores no empty set.
  if (numbers.length === 0) return;
  const update = new UpdateCommand({
    TableName,
    Key: keyOf(campaign, chunkEntry('progress', chunk)),
    UpdateExpression: 'ADD #outcome :numbers',
    ExpressionAttributeNames: { '#outcome': outcome },
    ExpressionAttributeValues: { ':numbers': new Set(numbers) },
  });
  await mapOutage(dynamodb.send(update));
}
