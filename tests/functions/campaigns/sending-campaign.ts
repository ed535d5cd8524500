import { campaignIndex, listKey } from '#contract/tables.ts';
import { insert, rowsOf } from '../tables.ts';
import { entries, listed, type StoredCampaign } from '#functions/campaigns/campaign-rows.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';

export const id = '7K3M-QX9R';

const time = '2027-03-01T08:00:00.000Z';

/** The row of a campaign that was begun at a time. */
export function campaignRow(createdAt: string) {
  return {
    campaign: id,
    entry: entries.campaign,
    [campaignIndex.partitionKey]: listed,
    [listKey]: `${createdAt}#${id}`,
    version: 3,
    preheader: '',
    tags: [],
    isPublic: false,
    createdAt,
    changedAt: createdAt,
    author: 'admin',
  };
}

/** The row of a campaign that is being sent. */
export function sendingCampaign(changes: Partial<StoredCampaign> = {}) {
  return {
    ...campaignRow(time),
    status: 'sending',
    subject: 'News',
    body: 'Hello.',
    startedAt: time,
    links: ['https://quietgrid.example/pricing', 'https://example.com/a?b=c&d=e#f'],
    chunks: 1,
    isListed: true,
    recipients: 64,
    ...outboxKeys(time, id),
    ...changes,
  };
}

export function insertSending(changes: Partial<StoredCampaign> = {}): Promise<void> {
  return insert('campaigns', [sendingCampaign(changes)]);
}

/** A row of the campaign. */
export async function entryOf(entry: string): Promise<Record<string, unknown> | undefined> {
  return (await rowsOf('campaigns')).find((row) => row['entry'] === entry);
}
