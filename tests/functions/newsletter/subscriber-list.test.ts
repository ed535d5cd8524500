import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { Subscriber, type SubscriberStatus, subscriberStatuses } from '#contract/newsletter.ts';
import { listIndex } from '#contract/tables.ts';
import { call } from '../call.ts';
import { range, timeOf } from '../contact/contact-rows.ts';
import { countCapacity } from '../lists/capacity.ts';
import { captureLogs } from '../logs.ts';
import { insert, withTables } from '../tables.ts';
import { onlyRow, confirmedReader, insertOld, subscribe, unsubscribe } from './subscribers.ts';
import { listKeys, shortId } from '#functions/lists/list-row.ts';

captureLogs();
withTables();

const list = (query: Record<string, string> = {}) => call(endpoints.listSubscribers, { query });

async function addressesOf(query?: Record<string, string>): Promise<string[]> {
  const { body } = await list(query);
  return z
    .array(Subscriber)
    .parse(body)
    .map(({ email }) => email);
}

/** A row as this release stores one, or as one from before that had no statuses. */
function row(at: number, status?: SubscriberStatus) {
  const id = shortId(`${status} ${at}`);
  const subscribedAt = timeOf(at);
  const { [listIndex.partitionKey]: shard, ...place } = listKeys(id, subscribedAt);
  const partition = status === undefined ? { [listIndex.partitionKey]: shard } : { status };
  return { id, email: `${status}${at}@mail.example`, subscribedAt, ...place, ...partition };
}

const some = (from: number, count: number, status?: SubscriberStatus) =>
  range(count, (at) => row(from + at, status));

describe('The list of subscribers', () => {
  test('narrowed to a status has its addresses and no others, also those from before', async () => {
    await insert('subscribers', [
      row(1),
      ...subscriberStatuses.slice(1).map((each) => row(2, each)),
    ]);

    for (const status of subscriberStatuses.slice(1)) {
      expect(await addressesOf({ status })).toEqual([`${status}2@mail.example`]);
    }
    expect(await addressesOf({ status: 'unconfirmed' })).toEqual(['undefined1@mail.example']);
    expect(await addressesOf()).toHaveLength(6);
  });

  test('shows each address once that another release left in both indexes', async () => {
    const both = { ...row(1, 'confirmed'), [listIndex.partitionKey]: 2 };
    await insert('subscribers', [both]);

    expect(await addressesOf()).toEqual([both.email]);
    expect(await addressesOf({ status: 'confirmed' })).toEqual([both.email]);
    expect(await addressesOf({ status: 'unconfirmed' })).toEqual([]);
  });

  test('follows an address from one status to the next', async () => {
    await insertOld();
    expect(await addressesOf({ status: 'unconfirmed' })).toHaveLength(1);
    const token = await confirmedReader();
    expect(await addressesOf({ status: 'unconfirmed' })).toEqual([]);
    expect(await addressesOf({ status: 'confirmed' })).toHaveLength(1);
    await unsubscribe(token);
    expect(await addressesOf({ status: 'confirmed' })).toEqual([]);
    expect(await addressesOf({ status: 'left' })).toHaveLength(1);
  });

  test('has a new address as pending, in the index of statuses alone', async () => {
    await subscribe();

    expect(await addressesOf({ status: 'pending' })).toHaveLength(1);
    expect(await onlyRow()).not.toHaveProperty(listIndex.partitionKey);
  });

  test('leads through the pages of a status', async () => {
    await insert('subscribers', [...range(5, (at) => row(at, 'left')), row(9, 'confirmed')]);
    const { body, headers } = await list({ status: 'left', limit: '3' });
    const [, target = ''] = /^<\/api\/newsletter\?([^>]+)>/.exec(String(headers['link'])) ?? [];
    const next = Object.fromEntries(new URLSearchParams(target));

    expect(body).toHaveLength(3);
    expect(next).toMatchObject({ status: 'left', limit: '3' });
    expect(await addressesOf(next)).toEqual(['left1@mail.example', 'left0@mail.example']);
  });

  test.each(['', 'open', 'Confirmed', 'left,pending', 'constructor'])(
    'is rejected by name where its status is %j',
    async (status) => {
      const { status: code, body } = await list({ status });

      const message = 'status must be unconfirmed, pending, confirmed, left, bounced or complained';
      expect([code, body.error.fields]).toEqual([
        400,
        [{ field: 'status', rule: expect.any(String), message }],
      ]);
    },
  );
});

describe('A page of a status', () => {
  const capacity = countCapacity();
  afterEach(() => capacity.stop());

  async function cost(status: SubscriberStatus): Promise<number> {
    capacity.start();
    expect(await addressesOf({ status, limit: '5' })).toHaveLength(5);
    return capacity.units();
  }

  test('costs the same at 10 addresses and among 1,000 of other statuses', async () => {
    await insert('subscribers', [...some(0, 10, 'bounced'), ...some(0, 10)]);
    const few = [await cost('bounced'), await cost('unconfirmed')];
    await insert('subscribers', [...some(10, 500, 'confirmed'), ...some(10, 250, 'bounced')]);
    await insert('subscribers', some(10, 250));

    expect(few[0]).toBeGreaterThan(0);
    expect([await cost('bounced'), await cost('unconfirmed')]).toEqual(few);
  });
});
