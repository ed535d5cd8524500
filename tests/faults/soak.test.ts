import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DeleteCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { outboxIndex, type SettingsKind, type TableKeys, tables } from '#contract/tables.ts';
import { openTables } from '#operations/data/tables.ts';
import { SoakSite } from './soak-site.ts';
import { SoakUse } from './soak-steps.ts';

/** `npm run soak -- --minutes 30 --seed 7`. Within the whole suite it runs a few rounds on a fast clock. */
const minutes = Number(process.env['SOAK_MINUTES'] || 0);
const seed = Number(process.env['SOAK_SEED'] || 20_261_120);

/** One per user, with the average milliseconds between steps. */
const randoms = [0, 1, 2].map(randomOf);
const rest = 2000;

/** Milliseconds without a kill at the end; two-minute leases and the one-minute schedule make three minutes. */
const calm = 15_000;

const timeout = (minutes + 10) * 60_000;
const names = ['contacts', 'subscribers', 'deliveries', 'messages'] as const;

test(
  'Despite kill -9, acknowledged data is stored and sent within three minutes, and erased people stay erased',
  { timeout },
  async () => {
    const site = new SoakSite();
    const use = new SoakUse(site);
    await (minutes > 0 ? useForLong(site, use) : useShortly(site, use));
    const ended = Date.now();
    await expect
      .poll(
        async () => {
          if (minutes === 0) await sendAtOnce(site);
          return (await outbox(site)).map(({ row }) => row);
        },
        { timeout: 180_000, interval: 1000 },
      )
      .toEqual([]);
    const sentAfter = (Date.now() - ended) / 1000;
    await site.readMails();
    await use.compareAll();
    const { counts, mails } = site;
    const { longestWait } = use;
    const figures = { minutes, seed, ...counts, mails: mails.size, longestWait, sentAfter };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(use.wrong).toEqual([]);
    const gone = use.visitors.filter(({ wasErased, contacts }) => wasErased && contacts.size === 0);
    const rows = JSON.stringify(await rowsOf(site));
    expect(gone.filter(({ email }) => rows.includes(`"${email}"`))).toEqual([]);
  },
);

/** Runs users, and the outbox on its schedule. */
async function useForLong(site: SoakSite, use: SoakUse): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const user = async (random: () => number) => {
    while (Date.now() < end) {
      use.mayKill = Date.now() < end - calm;
      await use.step(random);
      await pause(random() * 2 * rest);
    }
  };
  const reader = async () => {
    for (; Date.now() < end; await pause(5000)) await site.readMails();
  };
  await Promise.all([reader(), ...randoms.map(user)]);
}

async function useShortly(site: SoakSite, use: SoakUse): Promise<void> {
  for (const killsRuntime of [false, true, false]) {
    const user = async (random: () => number) => {
      for (let step = 0; step < 6; step += 1) await use.step(random);
    };
    await Promise.all([killsRuntime && site.killRuntime(true), ...randoms.map(user)]);
    await sendAtOnce(site);
    await site.readMails();
  }
}

/** All rows, including those no endpoint shows. */
async function rowsOf({ dataDir }: SoakSite) {
  const { client, nameOf } = await openTables({ DATA_DIR: dataDir });
  const rows: { table: (typeof names)[number]; row: Record<string, unknown> }[] = [];
  for (const table of names) {
    const input = { TableName: await nameOf(table) };
    for await (const { Items = [] } of paginateScan({ client }, input))
      rows.push(...Items.map((row) => ({ table, row })));
  }
  client.destroy();
  return rows;
}

/** The rows to be sent or given up. */
async function outbox(site: SoakSite) {
  return (await rowsOf(site)).filter(({ row }) => outboxIndex.partitionKey in row);
}

/** Moves the clock until everything is due, and sends it. */
async function sendAtOnce(site: SoakSite): Promise<void> {
  const { client, nameOf } = await openTables({ DATA_DIR: site.dataDir });
  const digest = { kind: 'digest' satisfies SettingsKind, entry: 'contacts' };
  await client.send(new DeleteCommand({ TableName: await nameOf('settings'), Key: digest }));
  const now = new Date().toISOString();
  for (const { table, row } of await outbox(site)) {
    const due = String(row[outboxIndex.sortKey]);
    if (due < now) continue;
    const { partitionKey: key, sortKey }: TableKeys = tables[table];
    const Key = { [key]: row[key], ...(sortKey !== undefined && { [sortKey]: row[sortKey] }) };
    await client.send(
      new UpdateCommand({
        TableName: await nameOf(table),
        Key,
        UpdateExpression: `SET ${outboxIndex.sortKey} = :now`,
        ExpressionAttributeValues: { ':now': now + due.slice(now.length) },
      }),
    );
  }
  client.destroy();
  await site.dispatch();
}

/** Seeded random numbers between 0 and 1. */
function randomOf(user: number): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    const digest = createHash('sha256').update(`${seed} ${user} ${drawn}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  };
}
