import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Campaign } from '#contract/campaign.ts';
import { ImportResult } from '#contract/import.ts';
import { staffLimits } from '#contract/limits.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { signalFunctions } from '../faults/processes.ts';
import { signIn, type StaffUser } from '../faults/staff-user.ts';
import { makeCampaignDue, resetMailLimits } from '../make-due.ts';
import { runSchedule, spawnSite, type SpawnedSite } from './spawn-site.ts';

const rounds = 8;
/** In four chunks; the kills leave some of the last. */
const readers = Array.from({ length: 200 }, (_, at) => `reader${at + 1}@mail.example`);

const Store = z.object({
  emails: z.array(z.object({ destination: z.object({ to: z.array(z.string()) }) })),
});

async function importReaders(user: StaffUser): Promise<void> {
  for (let from = 0; from < readers.length; from += staffLimits.importBatch) {
    const rows = readers.slice(from, from + staffLimits.importBatch).map((email) => ({ email }));
    const body = JSON.stringify({ statement: 'Signed on paper at our fair in May 2026.', rows });
    const response = await user.call('/newsletter/import', { method: 'POST', body });
    const results = ImportResult.parse(await response.json()).rows;
    expect(results.filter(({ result }) => result === 'added')).toHaveLength(rows.length);
  }
}

async function startCampaign(user: StaffUser): Promise<string> {
  const created = await user.call('/campaigns', {
    method: 'POST',
    headers: { 'idempotency-key': '0a2c9f8e-4c60-4f3d-9d2d-6d3a4b0f5f11' },
    body: JSON.stringify({
      subject: 'What is new',
      body: 'Read [it](https://quietgrid.example/).',
    }),
  });
  const { id } = Campaign.parse(await created.json());
  const sent = await user.call(`/campaigns/${id}/send`, { method: 'POST', body: '{}' });
  expect(sent.status).toBe(200);
  return id;
}

async function addressees({ mailbox }: SpawnedSite): Promise<string[]> {
  const response = await fetch(`${mailbox}/store`);
  return Store.parse(await response.json()).emails.flatMap(({ destination }) => destination.to);
}

test(
  `Of ${readers.length} readers of a newsletter none gets two, despite ${rounds} kill -9, and whoever got none is uncertain`,
  { timeout: 600_000 },
  async () => {
    const dataDir = temporaryFolder();
    const environment = {
      DATA_DIR: dataDir,
      // Five mails are on their way at once.
      MAIL_QUOTA: '50/50000',
      SCHEDULE: 'OutboxSchedule',
    };
    let id: string | undefined;
    const mails = () => readdirSync(join(dataDir, 'mail')).length;
    for (let round = 1; round <= rounds; round += 1) {
      const site = await spawnSite(environment);
      if (id === undefined) {
        const user = await signIn(site.url);
        await importReaders(user);
        id = await startCampaign(user);
        await makeCampaignDue(dataDir, id);
      }
      await resetMailLimits(dataDir);
      const before = mails();
      site.signal('SIGUSR2');
      // At another moment in each round: before the first mail, or after some, and some milliseconds after that.
      await expect
        .poll(mails, { timeout: 120_000, interval: 20 })
        .toBeGreaterThanOrEqual(before + 2 * (round - 1));
      await pause(round * 18);
      if (round % 3 === 0) signalFunctions('SIGKILL', site.process.pid);
      site.signalAll('SIGKILL');
      await site.ended;
    }
    expect(mails()).toBeGreaterThan(rounds);
    expect(mails()).toBeLessThan(readers.length);

    const site = await spawnSite(environment);
    await resetMailLimits(dataDir);
    const user = await signIn(site.url);
    const campaign = async () => Campaign.parse(await (await user.call(`/campaigns/${id}`)).json());
    const status = async () => {
      await runSchedule(site);
      return (await campaign()).status;
    };
    await expect.poll(status, { timeout: 300_000 }).toBe('sent');

    const got = await addressees(site);
    expect(got.length).toBe(new Set(got).size);
    expect(readers).toEqual(expect.arrayContaining(got));
    // Every claim is settled by SES's own report, except of mails that SES never got.
    const figures = async () => (await campaign()).figures;
    await expect.poll(figures, { timeout: 120_000 }).toMatchObject({
      recipients: readers.length,
      sent: got.length,
      delivered: got.length,
      uncertain: readers.length - got.length,
      skipped: 0,
      refused: 0,
    });
  },
);
