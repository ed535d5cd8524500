import * as z from 'zod/mini';
import type { CampaignStatus } from '#contract/campaign.ts';
import { campaignIndex, listKey, tables } from '#contract/tables.ts';
import { addItem, assignment, deleteItem } from '../aws/items.ts';
import { queryItems } from '../aws/query-items.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { type ListPage, type ListPageRequest, readListPage } from '../lists/list-store.ts';
import { IdempotencyRecord } from '../lists/store-once.ts';
import { inParallel } from '../outbox/in-parallel.ts';
import { entries, keyOf, listed, StoredCampaign } from './campaign-rows.ts';
import { deleteEntry, readEntry, updateEntry } from './entry-store.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { partitionKey: key, sortKey } = tables.campaigns;

/** A campaign with the hashes of its request, which tell a retry from another request with the same key. */
const CreatedCampaign = z.extend(StoredCampaign, IdempotencyRecord.shape);
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
  const row = await readEntry(id);
  return row && StoredCampaign.parse(row);
}

/**
 * Stores a campaign if its id is free.
 * @returns the campaign under the id: this one, or an earlier one
 * @throws ApiError `unavailable`; it may have been stored, and a retry finds out
 */
export async function createCampaign(campaign: CreatedCampaign): Promise<CreatedCampaign> {
  const { campaign: id, createdAt } = campaign;
  const isNew = await addItem(TableName, key, {
    ...campaign,
    ...keyOf(id),
    [campaignIndex.partitionKey]: listed,
    [listKey]: `${createdAt}#${id}`,
  });
  if (isNew) return campaign;
  const before = await readEntry(id);
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
export function changeCampaign(
  id: string,
  { version, set, ...change }: CampaignChange,
): Promise<StoredCampaign | undefined> {
  const changedAt = new Date().toISOString();
  return write(
    id,
    { ...change, where: { version }, set: { ...set, changedAt }, add: ['version'] },
    (row) => row['changedAt'] === changedAt,
  );
}

/** How far the dispatcher has come with a campaign. */
type Position = Pick<
  StoredCampaign,
  'chunks' | 'recipients' | 'listedUpTo' | 'isListed' | 'chunk' | 'sent'
>;

/**
 * Records how far the dispatcher has come. It is no change that people see, so the version stays.
 * @returns the changed campaign; undefined if it is not being sent any more, or another run was faster
 */
export function recordPosition(
  { campaign, chunks, chunk, sent }: StoredCampaign,
  set: Partial<Position>,
): Promise<StoredCampaign | undefined> {
  return write(campaign, { from: ['sending'], where: { chunks, chunk, sent }, set });
}

async function write(
  id: string,
  {
    from,
    where,
    set,
    remove = [],
    add = [],
  }: Omit<CampaignChange, 'version'> & {
    /** Values that it must have. */
    readonly where: object;
    /** Numbers to count up. */
    readonly add?: readonly string[];
  },
  isMade?: Parameters<typeof updateEntry>[3],
): Promise<StoredCampaign | undefined> {
  const expected = Object.entries(where).filter(([, value]) => value !== undefined);
  const { expression, names, values } = assignment(set, remove);
  const added = [...expected.map(([name]) => name), ...add, 'status'];
  const update = {
    UpdateExpression: [expression, ...add.map((name) => `ADD #${name} :one`)].join(' '),
    ConditionExpression: [
      `#status IN (${from.map((status) => `:from_${status}`).join(', ')})`,
      ...expected.map(([name]) => `#${name} = :seen_${name}`),
    ].join(' AND '),
    ExpressionAttributeNames: {
      ...names,
      ...Object.fromEntries(added.map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: Object.fromEntries([
      ...Object.entries(values),
      ...from.map((status) => [`:from_${status}`, status]),
      ...expected.map(([name, value]) => [`:seen_${name}`, value]),
      ...add.map(() => [':one', 1]),
    ]),
    ReturnValues: 'ALL_NEW' as const,
  };
  const written = await updateEntry(id, entries.campaign, update, isMade);
  return written && StoredCampaign.parse(written.Attributes);
}

/**
 * Deletes a draft.
 * @returns false if it is gone, or no draft any more
 * @throws ApiError `unavailable`; it may be deleted
 */
export async function deleteCampaign(id: string): Promise<boolean> {
  const deleted = await deleteItem(TableName, keyOf(id), {
    ConditionExpression: '#status = :draft',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':draft': 'draft' satisfies CampaignStatus },
  });
  return deleted !== undefined;
}

/** Deletes the tests of a campaign. @throws ApiError `unavailable`; some may be deleted */
export async function deleteTests(campaign: string): Promise<void> {
  await inParallel(await readTests(campaign), (entry) => deleteEntry(campaign, entry));
}

/** The entries of a campaign's tests that wait. */
export async function readTests(campaign: string): Promise<string[]> {
  const rows = await queryItems({
    TableName,
    KeyConditionExpression: '#key = :campaign AND begins_with(#entry, :prefix)',
    ProjectionExpression: '#entry',
    ExpressionAttributeNames: { '#key': key, '#entry': sortKey },
    ExpressionAttributeValues: { ':campaign': campaign, ':prefix': entries.test },
    ConsistentRead: true,
  });
  return rows.map((row) => String(row[sortKey]));
}
