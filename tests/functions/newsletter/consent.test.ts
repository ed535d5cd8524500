import { expect, test } from 'vitest';
import { newsletterConsent } from '#contract/consent.ts';
import { call } from '../call.ts';
import { later, withClock } from 'cdk-laptop/testing/clock.ts';
import { withTables } from '../tables.ts';
import {
  confirm,
  confirmedReader,
  deliver,
  insertReader,
  onlyRow,
  reader,
  subscribe,
  tokenIn,
  unsubscribe,
} from './subscribers.ts';

withTables();

const day = 86_400_000;
const start = Date.parse('2027-02-01T09:00:00.000Z');
const timeOf = (milliseconds: number) => new Date(start + milliseconds).toISOString();
/** Identifies a token without being one. */
const tokenId = expect.stringMatching(/^[\w-]{16}$/);

withClock(start);

async function events(): Promise<unknown[]> {
  return Object(await onlyRow()).consent;
}

test('A row records each request, confirmation and withdrawal of consent, in order', async () => {
  await subscribe(reader, { page: '/contact' });
  const [mail] = await deliver();
  later(1000);
  await confirm(tokenIn(mail));
  const [welcome] = await deliver();
  later(1000);
  await unsubscribe(tokenIn(welcome));
  later(1000);
  await subscribe(reader, { page: '/' });

  const wording = newsletterConsent.version;
  expect(await events()).toEqual([
    { event: 'asked', at: timeOf(0), wording, page: '/contact' },
    { event: 'confirmed', at: timeOf(1000), token: tokenId },
    { event: 'left', at: timeOf(2000), token: tokenId, how: 'mail-program' },
    { event: 'asked', at: timeOf(3000), wording, page: '/' },
  ]);
  expect(JSON.stringify(await onlyRow())).not.toContain(tokenIn(mail).slice(0, 20));
});

test.each([
  ['that its form showed, though there is a newer one', '2026-12', '2026-12'],
  ['in use if its form names one that is not known', 'constructor', newsletterConsent.version],
])('It records the wording %s', async (_which, shown, wording) => {
  await subscribe(reader, { wording: shown });

  expect(await events()).toMatchObject([{ event: 'asked', wording }]);
});

test('It records whether somebody left by our page or a mail program', async () => {
  const token = await confirmedReader();
  await unsubscribe(token, { headers: { 'sec-fetch-site': 'same-origin' } });

  expect((await events()).at(-1)).toMatchObject({ event: 'left', how: 'page' });
});

test('A request that changes nothing adds no event', async () => {
  const token = await confirmedReader();
  const before = await events();
  await subscribe();
  expect(await events()).toEqual(before);

  await unsubscribe(token);
  const left = await events();
  await unsubscribe(token);
  expect(await events()).toEqual(left);
});

test('A row expires three years after its owner left, and its evidence with it', async () => {
  const token = await confirmedReader();
  expect(await onlyRow()).not.toHaveProperty('expiresAt');
  await unsubscribe(token);

  const { expiresAt } = await onlyRow();
  const years = (Number(expiresAt) * 1000 - start) / day / 365.25;
  expect(years).toBeGreaterThan(2.99);
  expect(years).toBeLessThanOrEqual(3);
  later(1094 * day);
  expect((await call('listSubscribers')).body).toHaveLength(1);
  later(day);
  expect((await call('listSubscribers')).body).toEqual([]);
});

test('A row with very many events accepts no more requests, but lets its owner leave', async () => {
  const token = await confirmedReader();
  const row = await onlyRow();
  const many = Array.from({ length: 60 }, () => ({ event: 'asked', at: timeOf(0) }));
  await insertReader({ ...row, status: 'left', consent: many });
  await subscribe();
  expect(await events()).toHaveLength(60);
  expect(await deliver()).toEqual([]);

  await insertReader({ ...row, consent: many });
  expect((await unsubscribe(token)).status).toBe(200);
  expect((await events()).at(-1)).toMatchObject({ event: 'left' });
});
