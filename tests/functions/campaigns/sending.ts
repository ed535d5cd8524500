import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { insert, rowsOf } from '../tables.ts';
import { subscriber } from '../newsletter/subscribers.ts';
import { campaignRow, id } from './sending-campaign.ts';
import { entries, Progress, Recipients } from '#functions/campaigns/campaign-rows.ts';
import { sendCampaigns } from '#functions/campaigns/send-campaigns.ts';
import { dueRows } from '#functions/outbox/outbox-store.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';
import { startMailRun } from '#functions/outbox/mail-run.ts';

/** When the tests send. */
export const now = Date.parse('2026-11-20T12:00:00.000Z');

/** A campaign that is due. */
export function insertCampaign(changes: object = {}): Promise<void> {
  const at = '2026-11-20T11:00:00.000Z';
  const row = {
    ...campaignRow('2026-11-20T10:00:00.000Z'),
    status: 'scheduled',
    subject: 'What is new',
    body: 'Read [the news](https://quietgrid.example/news).',
    at,
    ...outboxKeys(at, id),
  };
  return insert('campaigns', [{ ...row, ...changes }]);
}

/** A campaign that is being sent, with these addresses by chunk. */
export async function insertSending(chunks: readonly (readonly string[])[]): Promise<void> {
  await insert(
    'campaigns',
    chunks.map((addresses, at) => ({
      campaign: id,
      entry: `recipients#0000${at + 1}`,
      addresses,
    })),
  );
  await insertCampaign({
    status: 'sending',
    startedAt: '2026-11-20T11:00:00.000Z',
    links: ['https://quietgrid.example/news'],
    chunks: chunks.length,
    isListed: true,
    recipients: chunks.flat().length,
    chunk: 1,
    sent: 0,
  });
}

/** Confirmed subscribers, a second apart, and their addresses. */
export async function insertReaders(count: number, changes: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...subscriber(
      `reader${at + 1}@mail.example`,
      new Date(Date.UTC(2026, 0, 5) + at * 1000).toISOString(),
    ),
    ...changes,
  }));
  await insert('subscribers', rows);
  return rows.map(({ email }) => email);
}

/** Sends as the dispatcher does, with so many milliseconds until its timeout. */
export async function run(remainingTime: () => number = () => 75_000): Promise<void> {
  const mails = startMailRun(remainingTime);
  await sendCampaigns(await dueRows('campaigns'), mails, remainingTime);
  await mails.end();
}

export async function campaign(): Promise<Record<string, unknown>> {
  const row = (await rowsOf('campaigns')).find(({ entry }) => entry === entries.campaign);
  if (row === undefined) throw new Error('There is no campaign.');
  return row;
}

/** The addresses that still wait. */
export async function waiting(): Promise<string[]> {
  const rows = await rowsOf('campaigns');
  return rows
    .filter(({ entry }) => String(entry).startsWith(entries.recipients))
    .flatMap((row) => Recipients.parse(row).addresses);
}

/** What became of the recipients, as `<chunk>.<number>`. */
export async function progress(): Promise<Record<keyof Progress, string[]>> {
  const all: Record<keyof Progress, string[]> = {
    claimed: [],
    sent: [],
    refused: [],
    skipped: [],
    delivered: [],
    bounced: [],
    complained: [],
    left: [],
  };
  for (const row of await rowsOf('campaigns')) {
    const [, chunk] = String(row['entry']).split(entries.progress);
    if (chunk === undefined) continue;
    for (const [outcome, numbers] of Object.entries(Progress.parse(row))) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema's keys
      const list = all[outcome as keyof Progress];
      list.push(...[...numbers].map((number) => `${Number(chunk)}.${number}`));
    }
  }
  return all;
}

/** The first recipients of mails in the order of sending. */
export function addressees(mails: readonly SendEmailCommandInput[]): string[] {
  return mails.map(({ Destination }) => Destination?.ToAddresses?.[0] ?? '');
}

export function tagOf({ EmailTags = [] }: SendEmailCommandInput, name: string): string | undefined {
  return EmailTags.find(({ Name }) => Name === name)?.Value;
}

export function headersOf({ Content }: SendEmailCommandInput): Record<string, string> {
  const headers = Content?.Simple?.Headers ?? [];
  return Object.fromEntries(headers.map(({ Name = '', Value = '' }) => [Name, Value]));
}
