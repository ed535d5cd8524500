import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { ErrorResponse, type FieldRule } from '#contract/error.ts';
import { limits } from '#contract/limits.ts';
import { contactRequest } from '../contact.ts';
import { call, contextOf, eventOf } from './call.ts';
import { handler } from '#functions/forms.lambda.ts';

const canary = 'canary5f1d';
const dynamo = mockClient(DynamoDBDocumentClient);

beforeEach(() => dynamo.reset());

/** Sends an invalid request. The response follows the contract, is uncached and repeats nothing; nothing is stored. */
async function rejected(request: Parameters<typeof call>[1]) {
  const response = await call('submitContact', request);
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
    'must be an email address such as name@example.com, with two letters or more at its end';
  const controlWords = 'must not hold control characters';
  const unknownWords = 'is not a field of this request';
  type Case = [what: string, changes: object, rule: FieldRule, words: string, field?: string];
  const cases: Case[] = [
    ['missing', { phone: undefined }, 'required', 'is required'],
    ['empty', { lastName: '' }, 'required', 'is required'],
    ['blank', { message: ' \n\t ' }, 'required', 'is required'],
    ['invisible', { firstName: '\u200B\u3164' }, 'required', 'is required'],
    ['short of digits', { phone: '1-2-3-4' }, 'format', phoneWords],
    ['a number', { message: 7 }, 'type', 'must be text'],
    ['null', { company: null }, 'type', 'must be text'],
    ['an array', { firstName: [canary] }, 'type', 'must be text'],
    ['an object', { timeZone: { canary } }, 'type', 'must be text'],
    ['too short', { phone: '12' }, 'too_short', phoneWords],
    ['too long', { firstName: canary.repeat(20) }, 'too_long', 'must have at most 80 characters'],
    ['not an address', { businessEmail: canary }, 'format', addressWords],
    ['not a phone number', { phone: canary }, 'format', phoneWords],
    ['two lines instead of one', { lastName: `${canary}\nBcc: all` }, 'format', controlWords],
    ['a control character', { message: `${canary}\u0007` }, 'format', controlWords],
    ...[false, 'true', 1, null, undefined].map((termsAccepted): Case => [
      `consent of ${JSON.stringify(termsAccepted)}`,
      { termsAccepted },
      'must_accept',
      'must be accepted',
    ]),
    ...[canary, '', 7, ['gateway']].map((about): Case => [
      `a product of ${JSON.stringify(about)}`,
      { about },
      typeof about === 'string' ? 'format' : 'type',
      'must be products of the catalogue, each once, such as gateway,smart-lock:12',
    ]),
    ['unknown', { role: canary }, 'unknown', unknownWords],
    ['unknown and called constructor', { constructor: canary }, 'unknown', unknownWords],
    ...[
      { [`<script>${canary}</script>`]: 1 },
      { [`<b>${canary}`]: 1, [`${canary}<b>`]: 1 },
      { ['x'.repeat(41)]: canary },
    ].map((changes): Case => [
      `unknown with a name that is not repeated: ${Object.keys(changes).join(' ')}`,
      changes,
      'unknown',
      'holds fields that this request does not have',
      'body',
    ]),
  ];

  test.each(cases)('%s', async (_what, changes, rule, words, ofBody) => {
    const { status, error } = await rejected({ body: { ...contactRequest, ...changes } });
    const [field = ''] = ofBody === undefined ? Object.keys(changes) : [ofBody];

    expect(status).toBe(400);
    expect(error).toEqual({
      code: 'validation_failed',
      message: 'Some fields are not valid.',
      fields: [{ field, rule, message: `${field} ${words}` }],
    });
  });

  test('together with every other invalid field, each once', async () => {
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
    ['is missing', undefined],
    ['is nothing', ''],
    ['is cut off', `{"firstName": "${canary}`],
    ['is a word', canary],
    ['is followed by more', '{"a":1}}'],
    ['is sixteen thousand brackets', '['.repeat(16_000)],
    ['is a list', `["${canary}"]`],
    ['is a text', `"${canary}"`],
    ['is a number', '7'],
    ['is a boolean', 'true'],
    ['is null', 'null'],
  ])('with 400 if it %s instead of a JSON object', async (_what, body) => {
    const headers = { 'content-type': 'application/json' };
    const { status, error } = await rejected({ body, headers });

    expect([status, error.code, error.fields]).toEqual([400, 'bad_request', []]);
  });

  test.each([
    `{"__proto__": {"termsAccepted": true, "isAdmin": "${canary}"}}`,
    `{"constructor": {"prototype": {"isAdmin": "${canary}"}}}`,
  ])('if it targets a prototype, which stays unchanged: %s', async (body) => {
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
  ])('with 415 if its type is %j', async (type) => {
    const body = { ...contactRequest, message: canary };
    const { status, error } = await rejected({ body, headers: { 'content-type': type } });

    expect([status, error.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('with 413 if it is a byte larger than 16 KB', async () => {
    const padding = limits.bodyBytes - Buffer.byteLength('{"a":""}');
    const largest = `{"a":"${'é'.repeat(padding / 2)}"}`;
    expect(Buffer.byteLength(largest)).toBe(limits.bodyBytes);

    expect((await rejected({ body: largest })).status).toBe(400);
    expect(await rejected({ body: `${largest} ` })).toMatchObject({
      status: 413,
      error: { code: 'payload_too_large' },
    });
  });

  test('with 413 if it is larger than 16 KB once decoded from base64', async () => {
    const event = eventOf('submitContact', { body: '' });
    const statusOf = async (bytes: number) => {
      const body = Buffer.alloc(bytes, '{').toString('base64');
      return (await handler({ ...event, body, isBase64Encoded: true }, contextOf())).statusCode;
    };

    expect(await statusOf(limits.bodyBytes)).toBe(400);
    expect(await statusOf(limits.bodyBytes + 1)).toBe(413);
  });
});

test.each<Record<string, string | undefined>>([
  ...[
    'https://elsewhere.example',
    'https://quietgrid.example.elsewhere.example',
    'https://sub.quietgrid.example',
    'https://quietgrid.example:8443',
    'http://localhost:8081',
    'null',
    '',
    'quietgrid.example',
    'https://quietgrid.example, https://elsewhere.example',
  ].map((origin) => ({ origin })),
  { 'sec-fetch-site': 'cross-site' },
  ...[undefined, '', 'wrong', 'the-secret-of-now,the-secret-before', 'the-secret-of-noW'].map(
    (secret) => ({ 'x-origin-secret': secret }),
  ),
])('A request of another site, or past CloudFront, is rejected with 403: %j', async (headers) => {
  const { status, error } = await rejected({ body: contactRequest, headers });

  expect([status, error.code]).toEqual([403, 'forbidden']);
});
