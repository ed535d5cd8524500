import { describe, expect, test, vi } from 'vitest';
import { call, contextOf, rejection } from '../call.ts';
import { withClock } from 'cdk-laptop/testing/clock.ts';
import { logged } from '../logs.ts';
import { withSes } from '../outbox/ses.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import {
  allow,
  askForLeaveLink,
  confirm,
  deliver,
  enter,
  onlyRow,
  reader,
  subscribe,
  subscriber,
  tokenIn,
} from './subscribers.ts';
import { handler as dispatchHandler } from '#functions/dispatch.lambda.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const start = Date.UTC(2026, 10, 20, 12, 1);
const hour = 3_600_000;
const day = 24 * hour;

withTables();
withClock(start);
const { mails } = withSes();

const statement = 'They ticked a box at the fair in Montreal in May 2026';

function importRows(rows: readonly object[], more: object = { statement }) {
  return call('importSubscribers', { body: { rows, ...more } });
}

const emails = (count: number, name = 'file') =>
  Array.from({ length: count }, (_, at) => ({ email: `${name}${at}@mail.example` }));

const dispatch = () => dispatchHandler({}, contextOf(50_000));

/** Every address that was mailed, in order. */
const mailed = () => mails().flatMap(({ Destination }) => Destination?.ToAddresses ?? []);

const entries = async () =>
  (await rowsOf('activity')).map(({ action, addressCount, author }) => [
    action,
    addressCount,
    author,
  ]);

const isImported = (email: string) => email.startsWith('file');

describe('An address of a file', () => {
  test('whose consent staff state is confirmed at once, with that statement and its tags, and gets no mail', async () => {
    const row = { email: ' Reader@Mail.example ', tags: ['fair', 'vip'] };
    const { status, body } = await importRows([row]);

    expect([status, body]).toEqual([200, { rows: [{ result: 'added' }] }]);
    expect(await onlyRow()).toMatchObject({
      email: reader,
      status: 'confirmed',
      tags: ['fair', 'vip'],
      consent: [{ event: 'imported', at: new Date(start).toISOString(), how: 'staff', statement }],
    });
    expect(await onlyRow()).not.toHaveProperty('expiresAt');
    await dispatch();
    await dispatch();
    expect(mailed()).toEqual([]);
  });

  test('without a statement is asked by mail, and confirms by it', async () => {
    await importRows([{ email: reader, tags: ['fair'] }], {});
    expect(await onlyRow()).toMatchObject({
      status: 'pending',
      consent: [{ event: 'imported', how: 'staff' }],
    });
    await dispatch();
    const [mail, ...others] = await deliver();

    expect([mail?.to, others]).toEqual([[reader], []]);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await onlyRow()).toMatchObject({ status: 'confirmed', tags: ['fair'] });
  });

  test.each(['confirmed', 'pending', 'left', 'bounced', 'complained'] as const)(
    'that is known as %s stays as it is',
    async (status) => {
      const row = { ...subscriber(reader), status };
      await insert('subscribers', [row]);

      for (const more of [{ statement }, {}]) {
        const { body } = await importRows([{ email: reader }], more);
        expect(body).toEqual({ rows: [{ result: 'known', status }] });
      }
      expect(await onlyRow()).toEqual(row);
    },
  );

  test.each([
    ['confirmed', ['old', 'new']],
    ['pending', ['old', 'new']],
    ['left', ['old']],
  ])('that is known as %s then has the tags %j', async (status, tags) => {
    await insert('subscribers', [{ ...subscriber(reader), status, tags: ['old'] }]);
    await importRows([{ email: reader, tags: ['new', 'old'] }]);
    expect(await onlyRow()).toHaveProperty('tags', tags);
  });

  test('that waited for a confirmation and expired is new', async () => {
    await insert('subscribers', [{ ...subscriber(reader), status: 'pending', expiresAt: 1 }]);
    expect((await importRows([{ email: reader }])).body.rows).toEqual([{ result: 'added' }]);
    expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
    expect(await onlyRow()).not.toHaveProperty('expiresAt');
  });

  test('that left stays off the list, even once its evidence has expired', async () => {
    await insert('subscribers', [{ ...subscriber(reader), status: 'left', expiresAt: 1 }]);
    expect((await importRows([{ email: reader }])).body.rows).toEqual([{ result: 'known' }]);
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });
});

test('A file with wrong and repeated lines is imported but for them, each line has its result, and the log has no address', async () => {
  const { body } = await importRows([
    { email: reader, tags: ['one'] },
    { email: 'reader@mail' },
    { email: 'READER@mail.example', tags: ['two'] },
    { email: '' },
    { email: 'other@mail.example' },
  ]);

  expect(body.rows).toEqual([
    { result: 'added' },
    { result: 'invalid' },
    { result: 'known', status: 'confirmed' },
    { result: 'invalid' },
    { result: 'added' },
  ]);
  const rows = await rowsOf('subscribers');
  expect(Object.fromEntries(rows.map(({ email, tags }) => [email, tags]))).toEqual({
    'other@mail.example': undefined,
    [reader]: ['one', 'two'],
  });
  expect(await entries()).toEqual([['import', 2, 'admin']]);
  expect(JSON.stringify(await rowsOf('activity')) + logged.join('')).not.toContain('mail.example');
});

test('Two users who import the same hundred addresses at once add each once, and a repeated request adds none', async () => {
  const rows = emails(100);
  const both = await Promise.all([importRows(rows), importRows(rows)]);
  const results = both.flatMap(({ body }) => body.rows).map(({ result }) => result);
  expect(results.filter((result) => result === 'added')).toHaveLength(100);

  const { body } = await importRows(rows);
  expect(body.rows.filter(({ result }: { result: string }) => result !== 'known')).toEqual([]);
  const stored = await rowsOf('subscribers');
  expect(stored.map(({ consent }) => Object(consent).length)).toEqual(rows.map(() => 1));
});

describe('The mails that ask imported addresses', () => {
  test('are half of a day’s at most, and visitors’ own go out beside them', async () => {
    allow(20);
    await importRows(emails(40), {});
    for (let at = 0; at < 24; at += 1) {
      vi.setSystemTime(start + at * hour);
      await enter(1);
      await dispatch();
      await dispatch();
    }

    const asked = mailed().filter(isImported).length;
    // The tenth of both is due when the day is over.
    expect({ asked, own: mailed().length - asked }).toEqual({ asked: 9, own: 10 });
  });

  test('can be answered for a week, however late they go out', async () => {
    allow(10);
    await importRows(emails(20), {});
    for (let at = 0; at < 24; at += 1) {
      vi.setSystemTime(start + at * 6 * hour);
      await dispatch();
      await dispatch();
    }

    expect(new Set(mailed()).size).toBe(20);
    for (const row of await rowsOf('subscribers')) {
      const { status, lastMailAt, expiresAt } = Object(row);
      expect(status).toBe('pending');
      expect(expiresAt * 1000 - Date.parse(lastMailAt)).toBeGreaterThanOrEqual(7 * day);
    }
  });

  test('also go to one that asked for an unsubscribe link while it waited', async () => {
    await importRows([{ email: reader }], {});
    await askForLeaveLink();
    for (let turn = 0; turn < 3; turn += 1) await dispatch();

    const tags = mails().flatMap(({ EmailTags = [] }) => EmailTags);
    const kinds = tags.filter(({ Name }) => Name === 'kind').map(({ Value }) => Value);
    expect(kinds).toEqual(['leave', 'confirm']);
    expect(await onlyRow()).not.toHaveProperty('outbox');
  });

  test('do not delay one of them who enters the address in the form', async () => {
    allow(10);
    await importRows(emails(20), {});
    await subscribe('file19@mail.example');
    await dispatch();
    await dispatch();
    await dispatch();

    expect(mailed()).toEqual(['file19@mail.example', expect.stringMatching(/^file/)]);
  });
});

test.each([
  [{ rows: [] }, 'rows'],
  [{ rows: emails(101) }, 'rows'],
  [{ rows: emails(1), statement: 'They said yes' }, 'statement'],
  [{ rows: [{ email: reader, tags: ['Two Words'] }] }, 'rows'],
])('The body %j is rejected by the name of its field', async (body, field) => {
  expect(await call('importSubscribers', { body })).toMatchObject(rejection({ field }));
  expect(await rowsOf('activity')).toEqual([]);
});
