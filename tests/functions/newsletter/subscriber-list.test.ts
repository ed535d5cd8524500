import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Subscriber, type SubscriberStatus, subscriberStatuses } from '#contract/newsletter.ts';
import { call, rejection } from '../call.ts';
import { range, timeOf } from '../contact/contact-rows.ts';
import { nextOf } from '../lists/pages.ts';
import { insert, withTables } from '../tables.ts';
import { confirmedReader, subscribe, subscriber, unsubscribe } from './subscribers.ts';

withTables();

const list = (query: Record<string, string> = {}) => call('listSubscribers', { query });

async function addressesOf(query?: Record<string, string>): Promise<string[]> {
  const { body } = await list(query);
  const rows = z.array(Subscriber).parse(body);
  return rows.map(({ email }) => email);
}

function row(at: number, status: SubscriberStatus) {
  return { ...subscriber(`${status}${at}@mail.example`, timeOf(at)), status };
}

describe('The list of subscribers', () => {
  test('filtered by status has only its addresses', async () => {
    const rows = subscriberStatuses.map((each) => row(2, each));
    await insert('subscribers', rows);

    for (const status of subscriberStatuses) {
      expect(await addressesOf({ status })).toEqual([`${status}2@mail.example`]);
    }
    expect(await addressesOf()).toHaveLength(5);
  });

  test('follows an address from one status to the next', async () => {
    await subscribe();
    expect(await addressesOf({ status: 'pending' })).toHaveLength(1);
    const token = await confirmedReader();
    expect(await addressesOf({ status: 'pending' })).toEqual([]);
    expect(await addressesOf({ status: 'confirmed' })).toHaveLength(1);
    await unsubscribe(token);
    expect(await addressesOf({ status: 'confirmed' })).toEqual([]);
    expect(await addressesOf({ status: 'left' })).toHaveLength(1);
  });

  test('pages through a status', async () => {
    await insert('subscribers', [...range(5, (at) => row(at, 'left')), row(9, 'confirmed')]);
    const first = await list({ status: 'left', limit: '3' });
    const next = nextOf(first);
    expect(first.headers['link']).toMatch(/^<\/api\/newsletter\?/);

    expect(first.body).toHaveLength(3);
    expect(next).toMatchObject({ status: 'left', limit: '3' });
    expect(await addressesOf(next)).toEqual(['left1@mail.example', 'left0@mail.example']);
  });

  test.each(['', 'open', 'Confirmed', 'left,pending', 'constructor'])(
    'is rejected by name if its status is %j',
    async (status) => {
      const message = 'status must be pending, confirmed, left, bounced or complained';
      expect(await list({ status })).toMatchObject(rejection({ field: 'status', message }));
    },
  );
});
