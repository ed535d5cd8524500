import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmationDays, newsletterConsent } from '#contract/consent.ts';
import { outboxIndex } from '#contract/tables.ts';
import { later } from 'cdk-laptop/testing/clock.ts';
import { withLateReads } from '../database-calls.ts';
import { range } from '../contact/contact-rows.ts';
import { failure } from '../call.ts';
import { insert, insertKey, rowsOf, withTables } from '../tables.ts';
import {
  askForLeaveLink,
  confirm,
  confirmedReader,
  deliver,
  insertReader,
  onlyRow,
  pendingReader,
  reader,
  subscribe,
  subscriber,
  tokenIn,
  unsubscribe,
} from './subscribers.ts';
import { signingKey } from '#functions/settings/signing-key.ts';
import { sealToken } from '#functions/tokens/token.ts';

withTables();

const hour = 3_600_000;
const day = 24 * hour;

/** Each test starts long after the previous one, so no function has cached keys. */
let start = Date.parse('2026-12-01T09:00:00.000Z') - 100 * day;

beforeEach(() => {
  start += 100 * day;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => void vi.useRealTimers());

describe('An address that somebody enters', () => {
  test('is pending, with its evidence, and gets one confirmation mail', async () => {
    const { status, body } = await subscribe('  Reader@Mail.Example ', { page: '/contact' });
    expect([status, body]).toEqual([200, { success: true }]);

    const at = '2026-12-01T09:00:00.000Z';
    expect(await onlyRow()).toMatchObject({
      email: reader,
      id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      status: 'pending',
      statusAt: at,
      subscribedAt: at,
      consent: [{ event: 'asked', at, wording: newsletterConsent.version, page: '/contact' }],
      expiresAt: (start + confirmationDays * day) / 1000,
      [outboxIndex.partitionKey]: 'due',
    });
    const mails = await deliver();
    expect(mails.map(({ to }) => to)).toEqual([[reader]]);
    // It ends at 9:00 in UTC: in Hawaii on the evening before.
    expect(mails[0]?.text).toContain('until December 7, 2026');
    expect(mails[0]?.text).toMatch(/^http:\/\/127\.0\.0\.1:1\/newsletter\/confirm#[\w-]+$/m);
    expect(Object.keys(mails[0]?.headers ?? {})).toEqual(['X-Mail-Reference']);
    expect(await onlyRow()).not.toHaveProperty(outboxIndex.partitionKey);
    expect(await deliver()).toEqual([]);
  });

  test('is confirmed by the token of the mail, once, and welcomed once', async () => {
    const mail = await pendingReader();
    later(hour);

    const first = await confirm(tokenIn(mail));
    const welcomes = await deliver();
    later(hour);
    const second = await confirm(tokenIn(mail));

    expect([first.status, first.text]).toEqual([200, '{"success":true}']);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await onlyRow()).toMatchObject({
      status: 'confirmed',
      statusAt: new Date(start + hour).toISOString(),
    });
    expect(await onlyRow()).not.toHaveProperty('expiresAt');
    expect(welcomes).toMatchObject([{ subject: 'You’re on the Quietgrid list' }]);
    expect(await deliver()).toEqual([]);
  });

  test('is confirmed even if DynamoDB lags', async () => {
    const mail = await pendingReader();
    withLateReads();

    expect((await confirm(tokenIn(mail))).status).toBe(200);
  });

  test('twenty times at once is one row, with the same response each time', async () => {
    const responses = await Promise.all(range(20, () => subscribe()));

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await rowsOf('subscribers')).toHaveLength(1);
  });

  test('confirmed twenty times at once is welcomed once', async () => {
    const token = tokenIn(await pendingReader());
    const responses = await Promise.all(range(20, () => confirm(token)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await deliver()).toHaveLength(1);
  });

  test('again and again gets at most a mail an hour, three in all, then one a month', async () => {
    const sent: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      await subscribe();
      sent.push((await deliver()).length);
      later(20 * 60_000 + 1);
    }
    expect(sent.filter((count) => count > 0)).toEqual([1, 1, 1]);
    expect(sent.indexOf(1, 1)).toBe(3);

    later(31 * day);
    await subscribe();
    expect(await deliver()).toHaveLength(1);
    later(2 * hour);
    await subscribe();
    expect(await deliver()).toEqual([]);
  });

  test('again while pending restarts the time to confirm', async () => {
    await subscribe();
    later(5 * day);
    await subscribe();
    const mails = await deliver();
    later(5 * day);

    expect((await confirm(tokenIn(mails[0]))).status).toBe(200);
  });

  test('that looks like spam gets no mail and expires, unless a clean request follows', async () => {
    await subscribe(reader, { subject: 'Buy' });
    expect(await onlyRow()).toMatchObject({ status: 'pending', suspicions: ['honeypot'] });
    expect(await onlyRow()).toHaveProperty('expiresAt');
    expect(await deliver()).toEqual([]);

    await subscribe();
    expect(await onlyRow()).not.toHaveProperty('suspicions');
    expect(await deliver()).toHaveLength(1);
  });

  test('that looks like spam leaves an existing row alone', async () => {
    await subscribe();
    const row = await onlyRow();
    later(2 * hour);
    await subscribe(reader, { subject: 'Buy' });

    expect(await onlyRow()).toEqual(row);
  });

  test.each(['confirmed', 'bounced', 'complained'])(
    'gets no mail where it is %s',
    async (status) => {
      await insertReader({ status });
      await subscribe();

      expect(await onlyRow()).toEqual({ ...subscriber(reader), status });
      expect(await deliver()).toEqual([]);
    },
  );
});

describe('Somebody who left', () => {
  test('stays off the list, whoever enters the address, until the new mail is confirmed', async () => {
    const leave = await confirmedReader();
    await unsubscribe(leave);
    expect(await onlyRow()).toMatchObject({ status: 'left' });

    later(1000);
    await subscribe();
    expect(await onlyRow()).toMatchObject({ status: 'left' });
    later(1000);
    const [mail] = await deliver();
    const until = new Date(Date.now() + confirmationDays * day);
    const words = until.toLocaleDateString('en-CA', {
      dateStyle: 'long',
      timeZone: 'Etc/GMT+12',
    });
    expect(mail?.text).toContain(`until ${words}`);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
    expect(await onlyRow()).not.toHaveProperty('expiresAt');
  });

  test('is not brought back by an earlier link', async () => {
    const mail = await pendingReader();
    await confirm(tokenIn(mail));
    const [welcome] = await deliver();
    later(hour);
    await unsubscribe(tokenIn(welcome));
    later(hour);

    expect(await confirm(tokenIn(mail))).toMatchObject(failure(410, 'expired_token'));
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });
});

describe('A token that', () => {
  test('was forged gets 400', async () => {
    const other = { version: '0001', secret: Buffer.alloc(32, 7) };
    const token = sealToken(other, 'confirm', { email: reader, id: 'X', issuedAt: start });

    expect(await confirm(token)).toMatchObject(failure(400, 'invalid_token'));
    expect((await unsubscribe(token)).status).toBe(400);
    expect((await unsubscribe('9999'.padEnd(120, 'A'))).status).toBe(400);
    expect((await unsubscribe('x')).status).toBe(400);
    expect((await confirm('<script>')).body.error.code).toBe('validation_failed');
  });

  test('has expired gets 410, and so does one of a deleted row', async () => {
    const mail = await pendingReader();
    later(confirmationDays * day + 1000);
    expect(await confirm(tokenIn(mail))).toMatchObject(failure(410, 'expired_token'));

    const gone = { email: 'gone@mail.example', id: subscriber(reader).id, issuedAt: start };
    expect((await confirm(sealToken(await signingKey(), 'confirm', gone))).status).toBe(410);
    expect(await rowsOf('subscribers')).toHaveLength(1);
  });

  test('was made with an older key works', async () => {
    const mail = await pendingReader();
    await insertKey('0002', Buffer.alloc(32, 9).toString('base64'));
    later(10 * 60_000);

    expect((await signingKey()).version).toBe('0002');
    expect((await confirm(tokenIn(mail))).status).toBe(200);
  });
});

describe('Public responses do not reveal who reads the newsletter:', () => {
  const states = {
    'an unknown address': undefined,
    'a pending one': { status: 'pending', mails: 1, lastMailAt: '2026-11-20T00:00:00.000Z' },
    'one that was just written to': { status: 'pending', mails: 1, lastMailAt: '2999-01-01T00:00' },
    'a confirmed one': { status: 'confirmed' },
    'one that left': { status: 'left' },
    'one that bounced': { status: 'bounced' },
  };
  const requests = { 'to subscribe': subscribe, 'for a link to leave': askForLeaveLink };

  test.each(Object.entries(requests))(
    'a request %s has the same response and database calls for every address',
    async (_what, request) => {
      const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
      // A bucket's first token takes one call, later ones two.
      await request('somebody@mail.example');
      const seen = [];
      for (const [at, state] of Object.values(states).entries()) {
        const email = `reader${at}@mail.example`;
        if (state) await insert('subscribers', [{ ...subscriber(email), ...state }]);
        send.mockClear();
        const { status, headers, cookies, text } = await request(email);
        const commands = send.mock.calls.map(([command]) => command.constructor.name);
        seen.push(JSON.stringify({ status, headers, cookies, text, commands }));
      }
      send.mockRestore();

      expect(new Set(seen).size).toBe(1);
    },
  );
});

describe('Somebody who asks for a link to leave', () => {
  test('gets it by mail, and leaves by it', async () => {
    await confirmedReader();
    await askForLeaveLink(' READER@mail.example');
    const mails = await deliver();

    expect(mails).toMatchObject([
      { to: [reader], subject: 'Unsubscribe from the Quietgrid newsletter' },
    ]);
    expect((await unsubscribe(tokenIn(mails[0]))).status).toBe(200);
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });

  test.each([
    ['pending', 1],
    ['left', 0],
    ['bounced', 0],
    ['complained', 0],
  ])('whose address is %s gets %i mails', async (status, mails) => {
    await insertReader({ status });
    await askForLeaveLink();

    expect(await deliver()).toHaveLength(mails);
  });

  test('gets one an hour and three in all, and an unknown address stores nothing', async () => {
    const { status, body } = await askForLeaveLink('stranger@mail.example');
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await rowsOf('subscribers')).toEqual([]);

    await insertReader();
    let count = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      await askForLeaveLink();
      count += (await deliver()).length;
      later(30 * 60_000 + 1);
    }
    expect(count).toBe(3);
  });
});

test('A waiting mail is dropped once it is no longer needed', async () => {
  const mail = await pendingReader();
  later(2 * hour);
  await subscribe();
  await confirm(tokenIn(mail));

  expect(await deliver()).toMatchObject([{ subject: 'You’re on the Quietgrid list' }]);
});
