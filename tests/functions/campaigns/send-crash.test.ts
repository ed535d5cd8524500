import { beforeEach, describe, expect, test } from 'vitest';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { insertKey, withTables } from '../tables.ts';
import { onDatabaseCall } from '../database-calls.ts';
import { withSes } from '../outbox/ses.ts';
import {
  addressees,
  campaign,
  insertCampaign,
  insertReaders,
  insertSending,
  now,
  progress,
  run,
  waiting,
} from './sending.ts';

withTables();
withClock(now);
const { mails, onSend, limit } = withSes();
beforeEach(() => insertKey());

const minute = 60_000;

/** Runs until a step of it, a call to the database or to SES: from that step on, none arrives any more. */
async function dieAt(step: number): Promise<void> {
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps >= step) throw new Error('dead');
  };
  const stop = onDatabaseCall(count);
  const arrived: string[] = [];
  onSend().callsFake(({ Destination }) => {
    count();
    arrived.push(...Destination.ToAddresses);
    return Promise.resolve({ MessageId: 'm' });
  });
  await run().catch(() => {});
  stop();
  sent.push(...arrived);
  // The lease of a dead run ends.
  later(2 * minute);
}

/** Addresses of the mails that SES took. */
const sent: string[] = [];
beforeEach(() => void sent.splice(0));

async function finish(): Promise<void> {
  onSend().resolves({ MessageId: 'm' });
  const before = mails().length;
  for (let runs = 0; runs < 5 && (await campaign())['status'] !== 'sent'; runs += 1) {
    await run();
    later(minute);
  }
  sent.push(...addressees(mails().slice(before)));
  expect(await campaign()).toMatchObject({ status: 'sent' });
  expect(await waiting()).toEqual([]);
}

/** Mails beyond the first to an address, claims beyond the recipients, and recipients that have no mail unnoticed. */
async function wrong(readers: readonly string[]) {
  const { claimed, sent: known } = await progress();
  const uncertain = claimed.length - known.length;
  return {
    twice: sent.length - new Set(sent).size,
    unclaimed: readers.length - claimed.length,
    hidden: Math.max(0, readers.length - sent.length - uncertain),
  };
}
const nothing = { twice: 0, unclaimed: 0, hidden: 0 };

describe('A run that dies at any of its steps, and one that goes on', () => {
  const steps = Array.from({ length: 40 }, (_, at) => at + 1);
  test.each(steps)('send no mail twice, and hide no recipient: step %i', async (step) => {
    const readers = await insertReaders(9);
    await insertSending([readers.slice(0, 3), readers.slice(3, 6), readers.slice(6)]);

    await dieAt(step);
    await finish();

    expect(await wrong(readers)).toEqual(nothing);
  });

  const listing = Array.from({ length: 14 }, (_, at) => at + 1);
  test.each(listing)('list each recipient once: step %i', async (step) => {
    const readers = await insertReaders(130);
    await insertCampaign();
    // What campaigns leave to other mail: nobody gets one yet.
    limit({ Max24HourSend: 5, SentLast24Hours: 4 });

    await dieAt(step);
    await run();

    expect((await waiting()).toSorted()).toEqual(readers.toSorted());
    expect(await campaign()).toMatchObject({ isListed: true, recipients: 130, chunks: 3 });
  });
});

test('Runs that die one after the other get to the end, too', async () => {
  const readers = await insertReaders(70);
  await insertCampaign();

  for (const step of [4, 9, 16, 25, 36, 49, 64, 81]) await dieAt(step);
  await finish();

  expect(await wrong(readers)).toEqual(nothing);
  expect((await campaign())['sent']).toBe((await progress()).sent.length);
});
