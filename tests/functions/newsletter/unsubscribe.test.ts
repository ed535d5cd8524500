import { beforeEach, describe, expect, test } from 'vitest';
import { originSecretHeader } from '#contract/environment.ts';
import { limits } from '#contract/limits.ts';
import { contextOf, eventOf } from '../call.ts';
import { range } from '../contact/contact-rows.ts';
import { logged } from '../logs.ts';
import { bucketRows, withTables } from '../tables.ts';
import { confirmedReader, deliver, insertReader, onlyRow, unsubscribe } from './subscribers.ts';
import { handler as openHandler, handler } from '#functions/links.lambda.ts';

withTables();

let token: string;
beforeEach(async () => {
  token = await confirmedReader();
});

const oneClick = 'List-Unsubscribe=One-Click';
const boundary = '----b';
const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;

describe('A mail provider unsubscribes its user', () => {
  test.each([
    ['application/x-www-form-urlencoded', oneClick],
    ['application/x-www-form-urlencoded; charset=utf-8', oneClick],
    [`multipart/form-data; boundary=${boundary}`, multipart],
    ['application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['text/plain', ''],
  ])('by %s, without Origin or cookie, at once', async (type, body) => {
    const headers = { 'content-type': type, origin: undefined, 'user-agent': undefined };
    const response = await unsubscribe(token, { body, headers });

    expect([response.status, response.text]).toEqual([200, '{"success":true}']);
    expect(response.headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    expect(response.cookies).toEqual([]);
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });

  test('also where API Gateway hands the body over in base64, or another site asks', async () => {
    const event = eventOf('unsubscribe', {
      parameters: { token },
      body: Buffer.from(oneClick).toString('base64'),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    const { statusCode } = await handler({ ...event, isBase64Encoded: true }, contextOf());

    expect(statusCode).toBe(200);
    expect(await onlyRow()).toMatchObject({ status: 'left' });
  });

  test('thirty times as if once, and without a rate limit token', async () => {
    const buckets = await bucketRows();
    const responses = await Promise.all(range(30, () => unsubscribe(token)));
    const row = await onlyRow();
    const again = await unsubscribe(token);

    const seen = [...responses, again].map(({ status, text }) => `${status} ${text}`);
    expect(new Set(seen)).toEqual(new Set(['200 {"success":true}']));
    expect(await onlyRow()).toEqual(row);
    expect(await bucketRows()).toEqual(buckets);
    expect(await deliver()).toEqual([]);
  });

  test('years later, and even if the address is gone', async () => {
    await insertReader({ status: 'left', id: '0000-0000' });

    expect((await unsubscribe(token)).status).toBe(200);
  });

  test('but not with an oversized body or past CloudFront', async () => {
    const body = 'a'.repeat(limits.bodyBytes + 1);
    expect((await unsubscribe(token, { body })).status).toBe(413);
    const headers = { 'x-origin-secret': 'wrong' };
    expect((await unsubscribe(token, { headers })).status).toBe(403);
    expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
  });
});

describe('A mail program that opens the unsubscribe URL as a link', () => {
  test.each(['GET', 'HEAD'] as const)(
    'by %s is redirected to the confirmation page',
    async (method) => {
      const { statusCode, headers, body } = await open(token, { method });

      expect([statusCode, body]).toEqual([303, undefined]);
      const location = `/newsletter/leave#${token}`;
      expect(headers).toEqual({ location, 'cache-control': 'no-store' });
      expect(await onlyRow()).toMatchObject({ status: 'confirmed' });
    },
  );

  test.each(['', 'x', '//elsewhere.example', `0001${'A'.repeat(90)}\r\nX: y`])(
    'is redirected without a token if it has %j',
    async (text) => {
      expect((await open(text)).headers).toMatchObject({ location: '/newsletter/leave' });
    },
  );

  test('does not get past CloudFront', async () => {
    expect(await open(token, { secret: 'wrong' })).toMatchObject({ statusCode: 403 });
  });
});

function open(
  given: string,
  { method = 'GET', secret }: { method?: string; secret?: string } = {},
) {
  const event = eventOf('openUnsubscribe', {
    parameters: { token: given },
    headers: {
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
      ...(secret !== undefined && { [originSecretHeader]: secret }),
    },
  });
  event.requestContext.http.method = method;
  return openHandler(event, contextOf());
}

test('No log contains the address or the token', async () => {
  await unsubscribe(token);
  await open(token);
  await open(token, { secret: 'wrong' });
  await unsubscribe(`${token}A`);

  expect(logged.join('')).not.toContain('mail.example');
  expect(logged.join('')).not.toContain(token);
});

test('Unsubscribing does not override a complaint', async () => {
  await insertReader({ status: 'complained' });
  await unsubscribe(token);

  expect(await onlyRow()).toMatchObject({ status: 'complained' });
});
