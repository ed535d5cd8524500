import { describe, expect, test, vi } from 'vitest';
import { logged } from '../logs.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { withSes } from '../outbox/ses.ts';
import { askForLeaveLink, confirmedReader, enter, onlyRow } from './subscribers.ts';
import {
  deliverSubscriber,
  sendSubscriberMails,
} from '#functions/newsletter/deliver-subscriber.ts';
import { startMailRun } from '#functions/outbox/mail-run.ts';
import { dueRows } from '#functions/outbox/outbox-store.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minute = 60_000;

withTables();
withClock(now);
const { mails, onSend } = withSes();

async function send(remaining = 50_000): Promise<void> {
  const run = startMailRun(() => remaining);
  await sendSubscriberMails(run.send);
  await run.end();
}
const tries = () => mails().length;
const states = async () => (await rowsOf('subscribers')).map(({ outbox }) => outbox);

describe('The mails that are due', () => {
  test('are all sent once', async () => {
    await enter(25);

    await send();
    await send();

    expect(tries()).toBe(25);
    expect(new Set(await states())).toEqual(new Set([undefined]));
  });

  test.each([
    ['welcomeAt', 'confirmed', 'You’re on the Quietgrid list', 'http://127.0.0.1:1'],
    ['lastMailAt', 'pending', 'Confirm your Quietgrid newsletter', undefined],
    ['lastLeaveMailAt', 'confirmed', 'Unsubscribe from the Quietgrid newsletter', undefined],
  ])(
    'requested by %s go to their reader, with one-click unsubscribe if they are newsletter mail',
    async (asked, status, subject, origin) => {
      await enter(1, { lastMailAt: undefined, [asked]: new Date(now).toISOString(), status });

      await send();

      const [mail] = mails();
      const { Subject, Headers = [] } = mail?.Content?.Simple ?? {};
      const { email } = await onlyRow();
      expect([mail?.Destination?.ToAddresses, Subject?.Data]).toEqual([[email], subject]);
      const headers = Object.fromEntries(Headers.map(({ Name, Value = '' }) => [Name, Value]));
      const [found] = /(?<=^<).*(?=[/][\w-]{80,}>$)/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
      expect([found, headers['List-Unsubscribe-Post']]).toEqual(
        origin === undefined
          ? [undefined, undefined]
          : [`${origin}/api/newsletter/unsubscribe`, 'List-Unsubscribe=One-Click'],
      );
    },
  );

  test('wait for the next call if SES rejects the first', async () => {
    await enter(25);
    onSend().rejects(new Error('Down'));

    await send();

    expect(tries()).toBe(1);
    expect(await states()).toEqual(Array.from({ length: 25 }, () => 'due'));
  });

  test.each([
    ['an address that SES refuses, which is not tried again', 'Local address ends with dot', []],
    ['one that SES refuses for another reason, which is', 'Duplicate header', ['due']],
  ])('do not wait for %s', async (_what, message, left) => {
    await enter(3);
    const refusal = Object.assign(new Error(message), { name: 'BadRequestException' });
    onSend().rejectsOnce(refusal).resolves({ MessageId: 'm' });

    await send();

    expect(tries()).toBe(3);
    expect((await states()).filter((state) => state !== undefined)).toEqual(left);
  });

  test.each([
    [19_999, 0],
    [20_000, 1],
  ])('with %i ms left are tried %i times', async (remaining, times) => {
    await enter(1);

    await send(remaining);

    expect(tries()).toBe(times);
  });

  test('are tried for a day and a half, then given up, and the log says so', async () => {
    await enter(1);
    onSend().rejects(new Error('Down'));
    const waited: number[] = [];

    for (let row = await onlyRow(); row['outbox'] === 'due'; row = await onlyRow()) {
      const due = Date.parse(String(row['outboxDue']).replace(/#.*/, ''));
      waited.push((due - Date.now()) / minute);
      vi.setSystemTime(due);
      await send();
    }

    expect(await states()).toEqual(['failed']);
    expect(waited).toEqual([0, 1, 5, 30, 120, 360, 720, 960]);
    expect(tries()).toBe(waited.length);
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.map(({ message, attempts }) => [message, attempts])).toEqual(
      waited.map((_, at) => ['mail not sent', at + 1]),
    );
  });
});

async function firstDue() {
  const [due] = await dueRows('subscribers');
  if (due === undefined) throw new Error('Nothing is due.');
  return due;
}

describe('A mail', () => {
  test('that was sent before another to the same address failed is not sent again', async () => {
    await confirmedReader();
    await askForLeaveLink();
    const asked = await onlyRow();
    await insert('subscribers', [{ ...asked, sent: {} }]);
    const subjects: string[] = [];
    let isDown = true;
    const sendOne = async () => {
      for (const due of await dueRows('subscribers'))
        await deliverSubscriber(due, async (_kind, write) => {
          const { subject } = await write();
          if (isDown && subjects.length > 0) throw new Error('Down');
          subjects.push(subject);
          return 'm';
        });
    };

    await sendOne();
    isDown = false;
    vi.setSystemTime(now + minute);
    await sendOne();

    expect(subjects).toHaveLength(2);
    expect(new Set(subjects).size).toBe(2);
  });

  test('claimed by another dispatcher is skipped without a failure', async () => {
    await enter(1);
    const due = await firstDue();

    expect(await deliverSubscriber(due, () => Promise.resolve('m'))).toBe(true);
    expect(await deliverSubscriber(due, () => Promise.reject(new Error('twice')))).toBe(true);
  });

  test.each([
    ['an unreadable row', { status: 'unheard-of' }, 1],
    ['a row that ends every dispatcher', { outboxAttempts: 8 }, 9],
  ])(
    'for %s is given up, the log says so, and others do not wait',
    async (_row, changes, attempts) => {
      await enter(1, changes);
      expect(await deliverSubscriber(await firstDue(), () => Promise.resolve('m'))).toBe(true);
      expect(await states()).toEqual(['failed']);
      expect(logged.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'ERROR', message: 'subscriber given up', attempts },
      ]);
    },
  );
});
