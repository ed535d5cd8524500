import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { arrived } from '../contact/contact-rows.ts';
import { contextOf } from '../call.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { logged } from '../logs.ts';
import { bucketRows, insert, rowsOf, withTables } from '../tables.ts';
import { enter } from '../newsletter/subscribers.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { EventBus } from 'cdk-laptop/events/event-bus.ts';
import type { QuotaSettings } from 'cdk-laptop/ses/send-quota.ts';
import { Ses } from 'cdk-laptop/ses/ses.ts';

// Without an inbox nobody gets an acknowledgement.
vi.mock('#functions/conversation/stage-inbox.ts', () => ({ stageInbox: undefined }));

/** Pauses only advance the fake clock. */
const pause = vi.hoisted(() => vi.fn<(milliseconds: number) => Promise<void>>());
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

const start = Date.UTC(2026, 10, 20, 12, 1);
const minute = 60_000;

withTables();
beforeEach(() => {
  pause.mockImplementation((milliseconds) => {
    later(milliseconds);
    return Promise.resolve();
  });
});
withClock(start);

/** A dispatcher with the local SES, and the seconds from the start at which mails arrived. */
async function startSite(quota: QuotaSettings) {
  const ses = new Ses(temporaryFolder(), new EventBus(), () => {}, quota);
  const identity = { arn: 'arn', region: 'us-east-1', account: '1', configurationSet: undefined };
  ses.identities.set('quietgrid.example', identity);
  ses.configurationSets.set('quietgrid-test', new Set());
  const { endpoint, stop } = await ses.listen('local');
  onTestFinished(stop);
  process.env['AWS_ENDPOINT_URL_SESV2'] = endpoint;
  // A fresh client for this test.
  vi.resetModules();
  const { handler } = await import('#functions/dispatch.lambda.ts');
  return {
    ses,
    times: () => ses.mail.emails.map(({ at }) => (Date.parse(at) - start) / 1000),
    /** Runs for the function's timeout. */
    dispatch: (): Promise<void> => {
      const deadline = Date.now() + 75_000;
      const getRemainingTimeInMillis = () => deadline - Date.now();
      return handler({}, { ...contextOf(), getRemainingTimeInMillis });
    },
  };
}

/** Subscribers with a welcome mail due. */
const insertDue = (count: number) =>
  enter(count, { status: 'confirmed', welcomeAt: new Date(start).toISOString() });
const insertContact = () => insert('contacts', [arrived(1)]);

/** The remaining rows and their used attempts. */
async function waiting() {
  const rows = [...(await rowsOf('subscribers')), ...(await rowsOf('contacts'))];
  const left = rows.filter(({ outbox }) => outbox !== undefined);
  return {
    rows: left.length,
    attempts: left.reduce((sum, { outboxAttempts = 0 }) => sum + Number(outboxAttempts), 0),
    failed: left.filter(({ outbox }) => outbox === 'failed').length,
  };
}

const nothing = { rows: 0, attempts: 0, failed: 0 };
const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, at) => time - (times[at] ?? 0));

/** Unusual log lines; every run logs the outbox age. */
const wrong = () => logged.filter((line) => !line.includes('"outbox age"'));

describe('Where SES takes one mail a second', () => {
  test('sixty are sent in little more than sixty seconds, and none is rejected, given up or late', async () => {
    const { dispatch, times } = await startSite({ rate: 1, daily: 200 });
    await insertDue(60);

    await dispatch();
    vi.setSystemTime(start + minute);
    await dispatch();

    expect(times()).toHaveLength(60);
    expect(Math.min(...gaps(times()))).toBeGreaterThanOrEqual(1);
    expect(times().at(-1)).toBeLessThan(70);
    expect(await waiting()).toEqual(nothing);
    expect(wrong()).toEqual([]);
  });

  test('staff do not wait for subscribers, and a mail to three of them takes as long as three mails', async () => {
    const emails = ['ada@quietgrid.example', 'bob@quietgrid.example', 'cy@quietgrid.example'];
    vi.stubEnv('NOTIFY', JSON.stringify({ emails, webhooks: [], withMessage: false }));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { dispatch, ses, times } = await startSite({ rate: 1, daily: 200 });
    await insertContact();
    await insertDue(60);

    await dispatch();

    const digest = ses.mail.emails.findIndex(({ subject }) => subject === '1 new contact');
    expect([0, 1]).toContain(digest);
    expect(gaps(times())[digest]).toBeGreaterThanOrEqual(3);
    expect(wrong()).toEqual([]);
  });

  test('two dispatchers at once are not twice as fast', async () => {
    const { dispatch, times } = await startSite({ rate: 1, daily: 200 });
    await insertDue(20);

    await Promise.all([dispatch(), dispatch()]);
    // The second may begin right after the first has ended.
    expect(wrong().length).toBeLessThanOrEqual(1);
    vi.setSystemTime(start + minute);
    await dispatch();

    expect(times()).toHaveLength(20);
    expect(Math.min(...gaps(times()))).toBeGreaterThanOrEqual(1);
    expect(await waiting()).toEqual(nothing);
  });

  test('a dispatcher that dies blocks the others until its function would have timed out', async () => {
    const { dispatch, ses, times } = await startSite({ rate: 1, daily: 200 });
    await insertDue(2);
    ses.fail('slow');
    void dispatch();
    await expect.poll(times).toHaveLength(1);

    vi.setSystemTime(start + minute);
    await dispatch();
    expect(times()).toHaveLength(1);
    vi.setSystemTime(start + 3 * minute);
    const next = dispatch();
    await expect.poll(() => times().length).toBeGreaterThan(1);
    ses.fail();
    await next;
    expect(await waiting()).toEqual(nothing);
  });
});

describe('While SES throttles', () => {
  test('no mail loses an attempt, however long that takes', async () => {
    const { dispatch, ses, times } = await startSite({ rate: 14, daily: 200 });
    await insertDue(12);
    await insertContact();
    ses.fail('throttle');
    for (let run = 0; run < 4; run += 1) {
      await dispatch();
      vi.setSystemTime(start + (run + 1) * minute);
    }
    expect(await waiting()).toEqual({ rows: 13, attempts: 0, failed: 0 });
    ses.fail();
    await dispatch();

    expect(times()).toHaveLength(13);
    expect(await waiting()).toEqual(nothing);
  });

  test('a run tries three times, and leaves the rest to the next', async () => {
    const { dispatch, ses } = await startSite({ rate: 14, daily: 200 });
    await insertDue(30);
    ses.fail('throttle');

    await dispatch();

    const lines = wrong().map((line) => JSON.parse(line));
    expect(lines.map(({ message, error }) => [message, error.name])).toEqual(
      Array.from({ length: 3 }, () => ['mail throttled', 'TooManyRequestsException']),
    );
  });
});

test('Subscribers leave a tenth of the daily quota to staff, and the rest wait for the next day', async () => {
  const { dispatch, times } = await startSite({ rate: 14, daily: 20 });
  await insertDue(25);
  await dispatch();
  expect(times()).toHaveLength(18);

  await insertContact();
  vi.setSystemTime(start + 5 * minute);
  await dispatch();
  expect(times()).toHaveLength(19);
  expect(await waiting()).toEqual({ rows: 7, attempts: 0, failed: 0 });

  vi.setSystemTime(start + 25 * 60 * minute);
  await dispatch();
  expect(times()).toHaveLength(26);
  expect(await waiting()).toEqual(nothing);
});

test('A dispatcher with nothing to send does not block another', async () => {
  const { dispatch } = await startSite({ rate: 1, daily: 200 });

  await dispatch();

  expect(await bucketRows()).toEqual([]);
});
