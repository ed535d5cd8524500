import { beforeEach, expect, test, vi } from 'vitest';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { arrived } from '../contact/contact-rows.ts';
import { contextOf } from '../call.ts';
import { enter } from '../newsletter/subscribers.ts';
import { withSes } from '../outbox/ses.ts';
import { logged } from '../logs.ts';
import { insert, insertKey, withTables } from '../tables.ts';
import { act } from './campaigns.ts';
import {
  addressees,
  campaign,
  insertCampaign,
  insertReaders,
  insertSending,
  now,
  progress,
  run,
  tagOf,
} from './sending.ts';
import { id } from './sending-campaign.ts';
import { changeCampaign } from '#functions/campaigns/campaign-store.ts';
import { refusalOf } from '#functions/outbox/refusal.ts';
import { handler } from '#functions/dispatch.lambda.ts';

// Without an inbox nobody gets an acknowledgement.
vi.mock('#functions/conversation/stage-inbox.ts', () => ({ stageInbox: undefined }));

withTables();
withClock(now);
const { mails, onSend, limit } = withSes();
beforeEach(() => insertKey());

const minute = 60_000;
const kinds = () => mails().map((mail) => tagOf(mail, 'kind') ?? '');
const messages = () => logged.map((line) => JSON.parse(line).message);
const ofSes = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

test('All other mail of a run goes first', async () => {
  await insertReaders(8);
  await insertCampaign();
  // The first three of them, who have yet to confirm.
  await enter(3);
  await insert('contacts', [arrived(1)]);

  await handler({}, contextOf(75_000));

  expect(kinds().slice(0, 4).toSorted()).toEqual(['confirm', 'confirm', 'confirm', 'digest']);
  expect(kinds().slice(4)).toEqual(Array.from({ length: 5 }, () => 'campaign'));
});

test('A campaign leaves a fifth of the daily quota to all other mail, and the rest of it waits', async () => {
  await insertReaders(30);
  await insertCampaign();
  limit({ Max24HourSend: 20, SentLast24Hours: 1 });

  await run();

  expect(mails()).toHaveLength(15);
  expect((await progress()).claimed).toHaveLength(15);
  expect(await campaign()).toMatchObject({ status: 'sending' });

  limit({ Max24HourSend: 20, SentLast24Hours: 0 });
  later(minute);
  await run();
  expect(new Set(addressees(mails())).size).toBe(30);
  expect(await campaign()).toMatchObject({ status: 'sent' });
});

test('A campaign waits while SES does not say its quota', async () => {
  await insertReaders(3);
  await insertCampaign();
  limit(undefined);

  await run();

  expect(mails()).toEqual([]);
  expect(await campaign()).toMatchObject({ status: 'scheduled' });
});

test('A mail that SES throttles is not uncertain, and goes out later', async () => {
  const [first = '', ...others] = await insertReaders(12);
  await insertCampaign();
  let throttled = 0;
  onSend().callsFake(({ Destination }) => {
    if (Destination.ToAddresses[0] !== first || throttled === 3) return { MessageId: 'm' };
    throttled += 1;
    throw ofSes('TooManyRequestsException', 429);
  });
  vi.useRealTimers();

  for (let runs = 0; runs < 4; runs += 1) await run();

  expect(throttled).toBe(3);
  const { claimed, sent } = await progress();
  expect(sent.toSorted()).toEqual(claimed.toSorted());
  expect(addressees(mails()).filter((each) => each === first)).toHaveLength(4);
  expect(new Set(addressees(mails())).size).toBe(others.length + 1);
});

test('A mail without an answer stays uncertain: it is not sent again, and the rest waits for the next run', async () => {
  const readers = await insertReaders(40);
  await insertCampaign();
  const timeout = Object.assign(new Error('timeout'), { name: 'TimeoutError' });
  onSend().rejectsOnce(timeout).resolves({ MessageId: 'm' });

  await run();
  expect(mails().length).toBeLessThan(40);
  await run();

  expect(addressees(mails()).toSorted()).toEqual(readers.toSorted());
  const { claimed, sent } = await progress();
  expect([claimed.length, sent.length]).toEqual([40, 39]);
  expect(await campaign()).toMatchObject({ status: 'sent', sent: 39 });
});

test('A mail that SES refuses is not sent again, and the others go on', async () => {
  await insertReaders(5);
  await insertCampaign();
  onSend().rejectsOnce(ofSes('MessageRejected', 400)).resolves({ MessageId: 'm' });

  await run();

  expect(mails()).toHaveLength(5);
  expect(await progress()).toMatchObject({ refused: [expect.any(String)] });
  expect(await campaign()).toMatchObject({ status: 'sent', sent: 4 });
});

test('Missing rights cost no recipient a mail, and the next run tries again', async () => {
  await insertReaders(30);
  await insertCampaign();
  onSend().rejects(ofSes('AccessDeniedException', 403));
  await run();
  expect((await progress()).claimed).toEqual([]);
  expect(messages()).toContain('campaign not sent');

  onSend().resolves({ MessageId: 'm' });
  await run();
  expect((await progress()).sent).toHaveLength(30);
});

const sandbox = Object.assign(ofSes('MessageRejected', 400), {
  message:
    'Email address is not verified. The following identities failed the check in region US-EAST-1: reader1@mail.example',
});

test.each([sandbox, ofSes('SendingPausedException', 400), ofSes('AccountSuspendedException', 400)])(
  'An account in the sandbox, paused or suspended is blocked: %s',
  (error) => {
    expect(refusalOf(error)).toBe('blocked-account');
  },
);

test('A campaign of a blocked account pauses, and nobody counts as refused or misses it', async () => {
  await insertReaders(30);
  await insertCampaign();
  onSend().rejects(sandbox);
  await run();
  expect(await campaign()).toMatchObject({ status: 'paused', stoppedBy: 'account' });
  expect(await progress()).toMatchObject({ claimed: [], refused: [] });
  const tried = mails().length;
  await run();
  expect(mails()).toHaveLength(tried);

  onSend().resolves({ MessageId: 'm' });
  await act('resumeCampaign', id);
  await run();
  expect((await progress()).sent).toHaveLength(30);
});

test('A campaign that does not fit into a run goes on in the next', async () => {
  await insertReaders(100);
  await insertCampaign();
  let left = 75_000;
  onSend().callsFake(() => {
    left -= 1000;
    return Promise.resolve({ MessageId: 'm' });
  });

  await run(() => left);
  const first = mails().length;
  expect(first).toBeLessThan(100);
  expect((await progress()).sent).toHaveLength(first);
  left = 1_000_000;
  await run(() => left);

  expect(new Set(addressees(mails())).size).toBe(100);
  expect(mails()).toHaveLength(100);
});

test('A campaign that is paused while it goes out stops within seconds', async () => {
  const readers = await insertReaders(200);
  await insertCampaign();
  limit({ MaxSendRate: 10 });
  vi.useRealTimers();
  onSend().callsFake(async ({ Destination }) => {
    if (Destination.ToAddresses[0] !== readers[4]) return { MessageId: 'm' };
    await changeCampaign(id, { from: ['sending'], set: { status: 'paused' } });
    return { MessageId: 'm' };
  });

  await run();

  const sent = mails().length;
  expect(sent).toBeLessThan(60);
  expect((await progress()).sent).toHaveLength(sent);
  await run();
  expect(mails()).toHaveLength(sent);
});

test('A paused campaign that goes on reaches everybody once', async () => {
  const readers = await insertReaders(6);
  await insertSending([readers.slice(0, 3), readers.slice(3)]);
  onSend().callsFake(async ({ Destination }) => {
    if (Destination.ToAddresses[0] === readers[0]) {
      await changeCampaign(id, { from: ['sending'], set: { status: 'paused' } });
      later(5000);
    }
    return { MessageId: 'm' };
  });
  await run();
  onSend().resolves({ MessageId: 'm' });
  await changeCampaign(id, { from: ['paused'], set: { status: 'sending' } });

  await run();

  expect(addressees(mails()).toSorted()).toEqual(readers);
  expect(await campaign()).toMatchObject({ status: 'sent', sent: 6 });
});

test.each(['draft', 'paused', 'sent'])('A campaign that is a %s sends nothing', async (status) => {
  await insertReaders(1);
  await insertCampaign({ status });
  await run();
  expect(mails()).toEqual([]);
});

test('A campaign does not start before its time', async () => {
  await insertReaders(1);
  await insertCampaign({ outboxDue: `${new Date(now + 1).toISOString()}#${id}` });
  await run();
  expect(mails()).toEqual([]);
});

test('The addresses that a cancelled campaign has not reached are deleted', async () => {
  const readers = await insertReaders(4);
  await insertSending([readers.slice(0, 2), readers.slice(2)]);
  await changeCampaign(id, { from: ['sending'], set: { status: 'cancelled' } });

  await run();

  expect((await campaign())['outbox']).toBeUndefined();
  expect(JSON.stringify(await campaign())).not.toContain('@');
  expect(mails()).toEqual([]);
});
