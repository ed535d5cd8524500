import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ErrorResponse, type FieldRule } from '#contract/error.ts';
import { limits } from '#contract/limits.ts';
import { contactRequest } from '../contact.ts';
import { call, contextOf, eventOf } from './call.ts';
import { handler } from '#functions/forms.lambda.ts';

const canary = 'canary5f1d';
const dynamo = mockClient(DynamoDBDocumentClient);

beforeEach(() => dynamo.reset());

/** Sends what must be rejected: in the contract's shape, uncached, with nothing repeated and nothing stored. */
async function rejected(request: Parameters<typeof call>[1]) {
  const response = await call(endpoints.submitContact, request);
  const { error } = ErrorResponse.parse(response.body);
  expect(response.text).not.toContain(canary);
  expect(response.text).not.toMatch(/\bat .+:\d+|node_modules|\.ts/);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  expect([dynamo.calls(), response.cookies]).toEqual([[], []]);
  return { status: response.status, error };
}

describe('A field is rejected by its name and its rule', () => {
  const phoneWords =
    'must have 7 to 15 digits, and beside them only spaces, + ( ) . , / # * - and an extension such as "ext. 7"';
  const addressWords =
    'must be an e-mail address such as name@example.com, with two letters or more at its end';
  type Case = [string, object, string, FieldRule, string];
  const cases: Case[] = [
    ['missing', { phone: undefined }, 'phone', 'required', 'is required'],
    ['empty', { lastName: '' }, 'lastName', 'required', 'is required'],
    ['blank', { message: ' \n\t ' }, 'message', 'required', 'is required'],
    ['invisible', { firstName: '\u200B\u3164' }, 'firstName', 'required', 'is required'],
    ['short of digits', { phone: '1-2-3-4' }, 'phone', 'format', phoneWords],
    ['a number', { message: 7 }, 'message', 'type', 'must be text'],
    ['null', { company: null }, 'company', 'type', 'must be text'],
    ['an array', { firstName: [canary] }, 'firstName', 'type', 'must be text'],
    ['an object', { timeZone: { canary } }, 'timeZone', 'type', 'must be text'],
    ['too short', { phone: '12' }, 'phone', 'too_short', phoneWords],
    [
      'too long',
      { firstName: canary.repeat(20) },
      'firstName',
      'too_long',
      'must have at most 80 characters',
    ],
    ['no address', { businessEmail: canary }, 'businessEmail', 'format', addressWords],
    ['no phone number', { phone: canary }, 'phone', 'format', phoneWords],
    [
      'two lines where one is meant',
      { lastName: `${canary}\nBcc: all` },
      'lastName',
      'format',
      'must not hold control characters',
    ],
    [
      'a control character in the message',
      { message: `${canary}\u0007` },
      'message',
      'format',
      'must not hold control characters',
    ],
    ...[false, 'true', 1, null, undefined].map((termsAccepted): Case => [
      `consent of ${JSON.stringify(termsAccepted)}`,
      { termsAccepted },
      'termsAccepted',
      'must_accept',
      'must be accepted',
    ]),
    ...[canary, '', 7, ['gateway']].map((about): Case => [
      `a product of ${JSON.stringify(about)}`,
      { about },
      'about',
      typeof about === 'string' ? 'format' : 'type',
      'must be products of the catalogue, each once, such as gateway,smart-lock:12',
    ]),
    ['unknown', { role: canary }, 'role', 'unknown', 'is not a field of this request'],
    [
      'unknown and called constructor',
      { constructor: canary },
      'constructor',
      'unknown',
      'is not a field of this request',
    ],
    ...Object.entries({
      'is not repeated': { [`<script>${canary}</script>`]: 1 },
      'begins or ends in markup': { [`<b>${canary}`]: 1, [`${canary}<b>`]: 1 },
      'is too long to repeat': { ['x'.repeat(41)]: canary },
    }).map(([what, changes]): Case => [
      `unknown with a name that ${what}`,
      changes,
      'body',
      'unknown',
      'holds fields that this request does not have',
    ]),
  ];

  test.each(cases)('%s', async (_what, changes, field, rule, words) => {
    const { status, error } = await rejected({ body: { ...contactRequest, ...changes } });

    expect(status).toBe(400);
    expect(error).toEqual({
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      fields: [{ field, rule, message: `${field} ${words}` }],
    });
  });

  test('together with every other field that is wrong, each once', async () => {
    const { error } = await rejected({ body: { phone: '1', businessEmail: '@', zip: 1 } });

    expect(error.fields.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'firstName required',
      'lastName required',
      'phone too_short',
      'businessEmail too_short',
      'message required',
      'termsAccepted must_accept',
      'zip unknown',
    ]);
  });

  test('but of thousands of unknown fields only the first are named', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 1]));
    const { error } = await rejected({ body: { ...contactRequest, ...many } });

    expect(error.fields).toHaveLength(21);
  });
});

describe('A body is rejected', () => {
  test.each([
    ['nothing', ''],
    ['cut off', `{"firstName": "${canary}`],
    ['a word', canary],
    ['followed by more', '{"a":1}}'],
    ['sixteen thousand brackets', '['.repeat(16_000)],
  ])('with 400 where it is not JSON: %s', async (_what, body) => {
    const { status, error } = await rejected({ body });

    expect([status, error.code, error.fields]).toEqual([400, 'bad_request', []]);
  });

  test.each([[`["${canary}"]`], [`"${canary}"`], ['7'], ['true'], ['null']])(
    'with 400 where it is JSON but no object: %s',
    async (body) => {
      const { status, error } = await rejected({ body });

      expect([status, error.code]).toEqual([400, 'bad_request']);
    },
  );

  test('with 400 where it is missing', async () => {
    const { status, error } = await rejected({ headers: { 'content-type': 'application/json' } });

    expect([status, error.code]).toEqual([400, 'bad_request']);
  });

  test.each([
    `{"__proto__": {"termsAccepted": true, "isAdmin": "${canary}"}}`,
    `{"constructor": {"prototype": {"isAdmin": "${canary}"}}}`,
  ])('where it reaches for a prototype, and nothing is changed by it: %s', async (body) => {
    const { status } = await rejected({ body });

    expect(status).toBe(400);
    expect('isAdmin' in {}).toBe(false);
  });

  test.each([
    undefined,
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded-not',
    'text/application/x-www-form-urlencoded',
    'application/jsonp',
  ])('with 415 where its type is %j', async (type) => {
    const body = { ...contactRequest, message: canary };
    const { status, error } = await rejected({ body, headers: { 'content-type': type } });

    expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('with 413 where it is an byte larger than 16 KB, counted in bytes', async () => {
    const padding = limits.bodyBytes - Buffer.byteLength('{"a":""}');
    const largest = `{"a":"${'é'.repeat(padding / 2)}"}`;
    expect(Buffer.byteLength(largest)).toBe(limits.bodyBytes);

    expect((await rejected({ body: largest })).status).toBe(400);
    expect(await rejected({ body: `${largest} ` })).toMatchObject({
      status: 413,
      error: { code: 'payload_too_large' },
    });
  });

  test('with 413 where it is larger than 16 KB once decoded from base64', async () => {
    const event = eventOf(endpoints.submitContact, { body: '' });
    const statuses = [];
    for (const bytes of [limits.bodyBytes, limits.bodyBytes + 1]) {
      const body = Buffer.alloc(bytes, '{').toString('base64');
      const response = await handler({ ...event, body, isBase64Encoded: true }, contextOf());
      statuses.push(response.statusCode);
    }

    expect(statuses).toEqual([400, 413]);
  });
});

describe('A request from elsewhere is rejected with 403', () => {
  test.each([
    'https://elsewhere.example',
    'https://quietgrid.example.elsewhere.example',
    'https://sub.quietgrid.example',
    'https://quietgrid.example:8443',
    'http://localhost:8081',
    'null',
    '',
    'quietgrid.example',
    'https://quietgrid.example, https://elsewhere.example',
  ])('where its Origin is %j', async (origin) => {
    const { status, error } = await rejected({ body: contactRequest, headers: { origin } });

    expect([status, error.code]).toEqual([403, 'forbidden']);
  });

  test('where the browser says that another site asks', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };

    expect((await rejected({ body: contactRequest, headers })).status).toBe(403);
  });

  test.each([undefined, '', 'wrong', 'the-secret-of-now,the-secret-before', 'the-secret-of-noW'])(
    'where it did not come through CloudFront: %j',
    async (secret) => {
      const headers = { 'x-origin-secret': secret };

      expect((await rejected({ body: contactRequest, headers })).status).toBe(403);
    },
  );
});
