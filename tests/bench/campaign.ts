import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { renderedMail } from '#build/rendered-mail.ts';
import { listKey, tables, bucketTable } from '#contract/tables.ts';
import { shortId } from '#functions/lists/list-row.ts';
import { outboxKeys } from '#functions/outbox/outbox-keys.ts';
import { close, listen } from 'cdk-laptop/listen.ts';
import type * as parts from './campaign-parts.ts';
import type { Figure } from './figures.ts';
import { fill, startDatabase } from './rows.ts';

const recipients = 100_000;

/** Milliseconds of a run of the dispatcher until its timeout. */
const timeout = 75_000;

/** What SES grants to a new account: mails a second. */
const usualRate = 14;

/**
 * Dollars at list prices of us-east-1 in November 2026: a million units on demand (aws.amazon.com/dynamodb/pricing), a
 * thousand mails (aws.amazon.com/ses/pricing), a GB-second on Arm and a million calls (aws.amazon.com/lambda/pricing).
 */
const prices = {
  writes: 0.625,
  reads: 0.125,
  mails: 0.1,
  gigabyteSecond: 0.000_013_333_4,
  calls: 0.2,
};

/** GB of the function that sends and of the one that records reports, and the seconds of a report. */
const [dispatcherSize, feedbackSize, reportSeconds] = [0.5, 1, 0.08];

const id = '7K3M-QX9R';
const startedAt = '2026-11-20T12:00:00.000Z';

/**
 * Sends a newsletter with the dispatcher's own code to an SES without limits, which reports each delivery. dynalite
 * computes the units by DynamoDB's rules.
 */
export async function* measureCampaign(): AsyncGenerator<Figure> {
  const { given } = await import('../functions/environment.ts');
  const { client, stop } = await startDatabase({
    [given.SUBSCRIBERS_TABLE]: tables.subscribers,
    [given.CAMPAIGNS_TABLE]: tables.campaigns,
    [given.SETTINGS_TABLE]: tables.settings,
    [given.BUCKETS_TABLE]: { partitionKey: bucketTable.partitionKey, indexes: [] },
  });
  const subscribers = { from: 0, to: recipients, make: subscriber };
  await fill(client, given.SUBSCRIBERS_TABLE, subscribers);
  await fill(client, given.CAMPAIGNS_TABLE, { from: 0, to: 1, make: campaign });
  const functions = await bundledParts();
  const { dueRows, readCampaign, sendCampaigns, startMailRun } = functions;
  const units = countUnits(functions);
  const ses = await startSes(functions);
  const run = async (milliseconds = timeout) => {
    const end = Date.now() + milliseconds;
    const mails = startMailRun(() => end - Date.now());
    await sendCampaigns(await dueRows('campaigns'), mails, () => end - Date.now());
    await mails.end();
  };

  const from = process.cpuUsage();
  const started = performance.now();
  let [runs, first, peak] = [0, 0, 0];
  let idleReads = 0;
  while ((await readCampaign(id))?.status !== 'sent') {
    await run();
    runs += 1;
    globalThis.gc?.();
    const { heapUsed } = process.memoryUsage();
    first ||= heapUsed;
    peak = Math.max(peak, heapUsed);
    const before = units().reads;
    // As if it had no time: what a minute costs besides its mails.
    await run(0);
    idleReads = Math.max(idleReads, units().reads - before);
  }
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(from);
  const { reads, writes } = units();
  await ses.stop();
  await stop();

  const megabytes = 1024 * 1024;
  yield { what: 'mails that SES took', value: ses.mails(), unit: 'mails', target: recipients };
  yield { what: 'runs of the dispatcher', value: runs, unit: 'runs' };
  yield { what: 'to all of them', value: seconds, unit: 's' };
  yield { what: 'processor time of a mail', value: (user + system) / recipients, unit: 'µs' };
  yield { what: 'heap after the first run', value: first / megabytes, unit: 'MB' };
  yield { what: 'heap after any run', value: peak / megabytes, unit: 'MB', target: 64 };
  yield {
    what: 'writes for 1,000 recipients',
    value: (1000 * writes) / recipients,
    unit: 'units',
    target: 3000,
  };
  yield { what: 'reads for 1,000 recipients', value: (1000 * reads) / recipients, unit: 'units' };
  yield { what: 'reads of a run that sends nothing', value: idleReads, unit: 'units', target: 20 };
  for (const count of [1000, recipients]) {
    const what = `cost of ${count.toLocaleString('en-CA')} recipients at 14 mails a second`;
    const value = 100 * dollars(count, { reads: reads / recipients, writes: writes / recipients });
    yield { what, value, unit: 'cents' };
  }
}

/** @param each units of a recipient */
function dollars(count: number, each: { readonly reads: number; readonly writes: number }): number {
  const database = (count * (each.writes * prices.writes + each.reads * prices.reads)) / 1e6;
  const sending = (count / usualRate) * dispatcherSize * prices.gigabyteSecond;
  const reports =
    count * (reportSeconds * feedbackSize * prices.gigabyteSecond + prices.calls / 1e6);
  return database + sending + reports + (count / 1000) * prices.mails;
}

function subscriber(number: number) {
  const email = `reader${number}@mail.example`;
  const subscribedAt = new Date(Date.UTC(2026, 0) + number * 1000).toISOString();
  return {
    email,
    id: shortId(email),
    subscribedAt,
    [listKey]: `${subscribedAt}#${shortId(email)}`,
    status: 'confirmed',
    statusAt: subscribedAt,
    consent: [
      { event: 'asked', at: subscribedAt, wording: '2026-11', page: '/' },
      { event: 'confirmed', at: subscribedAt, token: 'ffffffffffffffff' },
    ],
    sent: { confirm: subscribedAt, welcome: subscribedAt },
  };
}

/** A due campaign with a text of 3 KB. */
function campaign() {
  return {
    campaign: id,
    entry: 'campaign',
    list: 'all',
    [listKey]: `${startedAt}#${id}`,
    version: 1,
    status: 'scheduled',
    subject: 'What is new this month',
    preheader: 'Three things, and one to try.',
    body: 'Two hundred sensors for a mill, and [what they say](https://quietgrid.example/a).\n\n'.repeat(
      37,
    ),
    tags: [],
    isPublic: false,
    createdAt: startedAt,
    changedAt: startedAt,
    author: 'admin',
    at: startedAt,
    ...outboxKeys(startedAt, id),
  };
}

type Parts = typeof parts;

/** The functions' own code, which reads its environment variables only now. */
async function bundledParts(): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const outfile = join(folder, 'parts.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('campaign-parts.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    plugins: [renderedMail],
    logLevel: 'warning',
  });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was bundled
    return (await import(outfile)) as Parts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const Output = z.object({ ConsumedCapacity: z.optional(z.object({ CapacityUnits: z.number() })) });

/** Counts the units that the functions' own client consumes from now on. */
function countUnits({ dynamodb }: Parts): () => { reads: number; writes: number } {
  const units = { reads: 0, writes: 0 };
  dynamodb.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
        const result = await next({ ...args, input });
        const consumed = Output.parse(result.output).ConsumedCapacity?.CapacityUnits ?? 0;
        units[/^(Get|Query)/.test(commandName) ? 'reads' : 'writes'] += consumed;
        return result;
      },
    { step: 'initialize', name: 'count-units', override: true },
  );
  return () => ({ ...units });
}

const Tagged = z.object({ EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })) });

/** An SES that takes every mail at once. Its reports go where its events would. */
async function startSes({ recipientOf, recordCampaignOutcome }: Parts) {
  let mails = 0;
  const report = async ({ EmailTags }: z.infer<typeof Tagged>) => {
    const place = recipientOf(EmailTags.find(({ Name }) => Name === 'recipient')?.Value ?? '');
    if (place === undefined) throw new Error('A mail names no recipient.');
    await recordCampaignOutcome(place, 'delivered', { countsForStop: false });
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      const SendQuota = { MaxSendRate: 100_000, Max24HourSend: -1, SentLast24Hours: 0 };
      response.end(JSON.stringify({ SendQuota }));
      return;
    }
    void json(request)
      .then((body) => {
        mails += 1;
        // Before the answer, so that reports cannot pile up.
        return report(Tagged.parse(body));
      })
      .finally(() => response.end('{"MessageId":"m"}'));
  });
  const port = await listen(server);
  process.env['AWS_ENDPOINT_URL_SESV2'] = `http://127.0.0.1:${port}`;
  return {
    mails: () => mails,
    stop: () => close(server),
  };
}
