import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../call.ts';
import { rowsOf, withTables } from '../tables.ts';

withTables();

function subscribe(email: unknown) {
  return call(endpoints.subscribe, { body: { email } });
}

describe('An address that subscribes', () => {
  test('is stored trimmed and in lower case, with its time', async () => {
    const { status, body } = await subscribe('  Reader@Mail.Example ');

    expect([status, body]).toEqual([200, { success: true }]);
    expect(await rowsOf('subscribers')).toMatchObject([
      {
        email: 'reader@mail.example',
        id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        subscribedAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      },
    ]);
  });

  test('again is one row that keeps its first time, and gets the same response', async () => {
    const first = await subscribe('reader@mail.example');
    const rows = await rowsOf('subscribers');
    const second = await subscribe('READER@mail.example');

    expect([second.status, second.text, second.headers]).toEqual([
      first.status,
      first.text,
      first.headers,
    ]);
    expect(await rowsOf('subscribers')).toEqual(rows);
  });

  test('twenty times in parallel is one row', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => subscribe('reader@mail.example')),
    );

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await rowsOf('subscribers')).toHaveLength(1);
  });
});
