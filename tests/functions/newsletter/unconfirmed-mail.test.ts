import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrived } from '../contact/contact-rows.ts';
import { call, contextOf } from '../call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { allow, enter } from './subscribers.ts';
import { withSes } from '../outbox/ses.ts';
import { sesReport } from '../outbox/ses-report.ts';
import { handler as recordFeedback } from '#functions/feedback.lambda.ts';
import { handler as dispatchHandler } from '#functions/dispatch.lambda.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const start = Date.UTC(2026, 10, 20, 12, 1);
const minute = 60_000;
const day = 24 * 60 * minute;

withTables();
withClock(start);
const { mails } = withSes();

const dispatch = (event: object = {}) => dispatchHandler(event, contextOf(50_000));

const numbers = () =>
  mails().flatMap(({ EmailTags = [] }) =>
    EmailTags.flatMap(({ Name, Value }) => (Name === 'number' ? [Number(Value)] : [])),
  );
const kinds = () => mails().map(({ EmailTags }) => EmailTags?.[0]?.Value);

/** SES's report that the mail with this number bounced. */
function bounce(number: number, bounceSubType = 'General'): Promise<void> {
  const tags = { kind: 'confirm', number: String(number) };
  return recordFeedback(sesReport('BOUNCE', { tags }, { bounceSubType }));
}

async function hasStopped(): Promise<unknown> {
  return (await call('listNotifications')).body.confirmationsStopped;
}

/** The number of waiting mails; none has used up an attempt. */
async function waiting(): Promise<number> {
  const rows = (await rowsOf('subscribers')).filter(({ outbox }) => outbox === 'due');
  expect(rows.filter(({ outboxAttempts = 0 }) => outboxAttempts !== 0)).toEqual([]);
  return rows.length;
}

describe('Mail to unconfirmed addresses:', () => {
  test('a fifth of the daily limit is sent at once, no day exceeds it, and the rest wait for the next day', async () => {
    allow(10);
    await enter(14);
    await dispatch();
    await dispatch();
    expect(mails()).toHaveLength(2);
    for (let at = 1; at <= 7; at += 1) {
      vi.setSystemTime(start + at * 3 * 60 * minute);
      await dispatch();
    }
    expect(mails()).toHaveLength(9);
    vi.setSystemTime(start + day - 1);
    await dispatch();
    expect(mails()).toHaveLength(9);
    expect(await waiting()).toBe(5);
    expect(logged.join('')).not.toContain('"ERROR"');
    vi.setSystemTime(start + 3 * day);
    await dispatch();
    expect(mails()).toHaveLength(11);
  });

  test('waiting mail blocks no welcome, unsubscribe link or mail to staff', async () => {
    allow(25);
    await enter(10);
    await enter(2, { status: 'confirmed', welcomeAt: new Date(start).toISOString() });
    await enter(1, { status: 'confirmed', lastLeaveMailAt: new Date(start).toISOString() });
    await insert('contacts', [arrived(1)]);

    await dispatch();

    // The acknowledgement of the contact takes one of the five.
    expect(kinds().filter((kind) => kind === 'confirm')).toHaveLength(4);
    expect(kinds()).toEqual(
      expect.arrayContaining(['acknowledgement', 'welcome', 'welcome', 'leave', 'digest']),
    );
    expect(await waiting()).toBe(6);
  });

  test('an unsubscribe link counts too', async () => {
    allow(25);
    await enter(5);
    await enter(1, { lastMailAt: undefined, lastLeaveMailAt: new Date(start).toISOString() });

    await dispatch();

    expect(mails()).toHaveLength(5);
    expect(kinds()).not.toContain('leave');
  });

  test('each has a number, unlike mail to readers', async () => {
    await enter(3);
    await enter(1, { status: 'confirmed', welcomeAt: new Date(start).toISOString() });

    await dispatch();

    expect(numbers()).toEqual([1, 2, 3]);
    expect(mails()).toHaveLength(4);
  });
});

describe('When of the last hundred', () => {
  beforeEach(async () => {
    await insert('settings', [{ kind: 'breaker', entry: 'unconfirmed', sent: 100 }]);
    await enter(20);
  });

  test('five bounce, the others are sent', async () => {
    for (const number of [1, 20, 40, 60, 100]) await bounce(number);
    await dispatch();

    expect(mails()).toHaveLength(20);
    expect(await hasStopped()).toBe(false);
  });

  test('six bounce, no more are sent, the log says so, and mail to staff goes on', async () => {
    for (const number of [1, 20, 40, 60, 80, 100]) await bounce(number);
    await insert('contacts', [arrived(1)]);
    vi.setSystemTime(start + 4 * minute);
    await dispatch();

    expect(kinds()).toEqual(['digest']);
    expect(await waiting()).toBe(20);
    expect(await hasStopped()).toBe(true);
    expect(logged.join('')).toMatch(/"level":"ERROR","message":"confirmations have stopped"/);
  });

  test('six bounce, an operator resumes them, and nothing is lost', async () => {
    for (const number of [1, 20, 40, 60, 80, 100]) await bounce(number);
    await dispatch();
    await dispatch({ resume: 'confirmations' });
    expect(await hasStopped()).toBe(false);
    vi.setSystemTime(start + 15 * minute);
    await dispatch();

    expect(mails()).toHaveLength(20);
    expect(await waiting()).toBe(0);
  });

  test.each([
    ['one bounces six times, it counts once', [7, 7, 7, 7, 7, 7], 'General'],
    [
      'six are on the account’s suppression list, they do not count, as with SES',
      [1, 20, 40, 60, 80, 100],
      'OnAccountSuppressionList',
    ],
  ])('%s', async (_what, bounced, bounceSubType) => {
    for (const number of bounced) await bounce(number, bounceSubType);
    await dispatch();

    expect(mails()).toHaveLength(20);
  });

  test('five bounced, and older ones too, sending goes on, and only the counted numbers are stored', async () => {
    await dispatch();
    for (const number of [1, 2, 30, 50, 70, 90, 110]) await bounce(number);
    expect(await hasStopped()).toBe(false);
    const breaker = (await rowsOf('settings')).find(({ kind }) => kind === 'breaker');
    expect(new Set(Object(breaker).bounced)).toEqual(new Set([30, 50, 70, 90, 110]));
  });
});
