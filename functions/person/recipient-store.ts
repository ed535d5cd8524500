import type { CampaignStatus } from '#contract/campaign.ts';
import { campaignIndex, tables } from '#contract/tables.ts';
import { normalizedEmail } from '#contract/text.ts';
import { queryItems } from '../aws/query-items.ts';
import { entries, listed, Recipients } from '../campaigns/campaign-rows.ts';
import { updateEntry } from '../campaigns/entry-store.ts';
import { fromEnvironment } from '../http/environment.ts';

const TableName = fromEnvironment('CAMPAIGNS_TABLE');
const { partitionKey: key, sortKey } = tables.campaigns;

/** The statuses of a campaign that may hold addresses: others have none yet, or none any more. */
const holding: readonly CampaignStatus[] = ['scheduled', 'sending', 'paused', 'cancelled'];

/**
 * Empties an address where campaigns still hold it, so that the others keep their numbers. A campaign that lists its
 * recipients meanwhile finds no subscriber when it comes to the address, and then deletes it.
 * @throws ApiError `unavailable`: some may be emptied
 */
export async function eraseRecipient(address: string): Promise<void> {
  const email = normalizedEmail(address);
  for (const campaign of await campaignsWithAddresses()) {
    for (const place of await placesOf(campaign, email)) await empty(place, email);
  }
}

interface Place {
  readonly campaign: string;
  readonly entry: string;
  readonly number: number;
}

async function campaignsWithAddresses(): Promise<string[]> {
  const values = Object.fromEntries(holding.map((status) => [`:${status}`, status]));
  const rows = await queryItems({
    TableName,
    IndexName: campaignIndex.index,
    KeyConditionExpression: '#list = :all',
    FilterExpression: `#status IN (${Object.keys(values).join(', ')})`,
    ProjectionExpression: '#key',
    ExpressionAttributeNames: {
      '#list': campaignIndex.partitionKey,
      '#status': 'status',
      '#key': key,
    },
    ExpressionAttributeValues: { ...values, ':all': listed },
  });
  return rows.map((row) => String(row[key]));
}

async function placesOf(campaign: string, email: string): Promise<Place[]> {
  const rows = await queryItems({
    TableName,
    KeyConditionExpression: '#key = :campaign AND begins_with(#sort, :recipients)',
    FilterExpression: 'contains(addresses, :email)',
    ExpressionAttributeNames: { '#key': key, '#sort': sortKey },
    ExpressionAttributeValues: {
      ':campaign': campaign,
      ':recipients': entries.recipients,
      ':email': email,
    },
    ConsistentRead: true,
  });
  return rows.map((row) => ({
    campaign,
    entry: String(row[sortKey]),
    number: Recipients.parse(row).addresses.indexOf(email),
  }));
}

/** Unless the chunk is done meanwhile. */
async function empty({ campaign, entry, number }: Place, email: string): Promise<void> {
  await updateEntry(campaign, entry, {
    UpdateExpression: `SET addresses[${number}] = :none`,
    ConditionExpression: `addresses[${number}] = :email`,
    ExpressionAttributeValues: { ':none': '', ':email': email },
  });
}
