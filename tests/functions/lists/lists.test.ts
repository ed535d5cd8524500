import { describe, expect, test } from 'vitest';
import { listKey } from '#contract/tables.ts';
import { call, rejection } from '../call.ts';
import { nextOf, pagesOf } from './pages.ts';
import { contact, idOf, insertContacts, namesIn, range, timeOf } from '../contact/contact-rows.ts';
import { insert, withTables } from '../tables.ts';

withTables();

function list(query?: Record<string, string>) {
  return call('listContacts', query && { query });
}

/** All pages, as a client sees them. */
const pages = (limit: number) => pagesOf(list, { limit: `${limit}` });

describe('A list', () => {
  test('is an empty array where there is nothing, without a next page', async () => {
    const { status, body, headers, cookies } = await list();

    expect([status, body, cookies]).toEqual([200, [], []]);
    expect(headers).not.toHaveProperty('link');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('is returned to pages of other sites too, because it changes nothing', async () => {
    const headers = { origin: 'https://elsewhere.example' };

    expect(await call('listContacts', { headers })).toMatchObject({ status: 200 });
  });

  test('of contacts has exactly the fields of the contract', async () => {
    await insert('contacts', [contact(1)]);

    expect(namesIn((await list()).body)).toEqual(['Row 1']);
  });

  test('pages through every row once, newest first', async () => {
    await insertContacts(25);

    const seen = await pages(4);

    expect(seen.map((page) => page.length)).toEqual([4, 4, 4, 4, 4, 4, 1]);
    expect(namesIn(seen.flat())).toEqual(range(25, (at) => `Row ${24 - at}`));
  });

  test('has no next page after a full last page', async () => {
    await insertContacts(8);

    expect((await pages(4)).map((page) => page.length)).toEqual([4, 4]);
  });

  test('shows every row once if all arrived in the same millisecond', async () => {
    await insertContacts(30, (at) => contact(at, {}, timeOf(0)));

    const seen = (await pages(7)).flat().map(({ id }: { id: string }) => id);

    expect(seen).toEqual(range(30, idOf).toSorted().toReversed());
  });

  test('neither repeats nor skips a row if new ones arrive between two pages', async () => {
    await insertContacts(10);
    const first = await list({ limit: '4' });
    await insertContacts(5, (at) => contact(at + 10));
    const { body } = await list(nextOf(first));
    expect(first.headers['link']).toMatch(/^<\/api\/contact\?/);

    expect(namesIn(body)).toEqual(['Row 5', 'Row 4', 'Row 3', 'Row 2']);
  });

  test('has 50 rows by default and 100 at most, also large ones, though DynamoDB returns 1 MB at a time', async () => {
    const padding = 'x'.repeat(20_000);
    await insertContacts(101, (at) => contact(at, { padding }));

    expect((await list()).body).toHaveLength(50);
    expect((await pages(100)).map((page) => page.length)).toEqual([100, 1]);
  });

  test.each(['0', '-1', '101', '1.5', '1e1', ' 5', '', 'ten', '05', '9'.repeat(30), '5,6'])(
    'is rejected by name if its limit is %j',
    async (limit) => {
      const message = 'limit must be a whole number from 1 to 100';
      expect(await list({ limit })).toMatchObject(
        rejection({ field: 'limit', rule: 'format', message }),
      );
    },
  );

  const ours = Buffer.from(contact(1)[listKey]).toString('base64url');
  test.each([
    '',
    '!!not-a-cursor!!',
    'x',
    `${ours}=`,
    ours.slice(1),
    Buffer.from('2026').toString('base64url'),
    Buffer.from(`${contact(1)[listKey]}#`).toString('base64url'),
    Buffer.from('{"timeAndId":{"S":"2026"}}').toString('base64url'),
  ])('is rejected by name if its cursor is %j', async (cursor) => {
    const response = await list({ cursor });

    const message = 'cursor must come from the Link header of a page';
    expect(response).toMatchObject(rejection({ field: 'cursor', rule: 'format', message }));
    expect(response.text).not.toContain(cursor || 'not-a-cursor');
  });
});
