import { createHmac } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { canary } from '#contract/canary.ts';
import { consent } from '#contract/consent.ts';
import { contactIdPattern } from '#contract/limits.ts';
import { assigneeIndex, listKey, outboxIndex } from '#contract/tables.ts';
import { contactFields, contactRequest } from '../../contact.ts';
import { call, failure, rejection } from '../call.ts';
import { mockDatabase } from '../database-calls.ts';
import { insert, rowsOf, withTables } from '../tables.ts';
import { range } from './contact-rows.ts';
import { canaryKey } from '#functions/canary/key.ts';

const key = 'c0ffee00-c0ffee00-c0ffee00';

withTables();

function submit(changes: object = {}, idempotencyKey: string | undefined = key) {
  return call('submitContact', {
    body: { ...contactRequest, ...changes },
    headers: { 'idempotency-key': idempotencyKey },
  });
}

describe('A contact request', () => {
  test('is stored with its fields, its time, the consent and its place in the list', async () => {
    const { status, body } = await submit();

    const receipt = { success: true, id: expect.stringMatching(contactIdPattern) };
    expect([status, body]).toEqual([200, receipt]);
    expect(await rowsOf('contacts')).toEqual([
      {
        ...contactFields,
        phoneE164: '+19055550142',
        id: body.id,
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        consentVersion: consent.version,
        keyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        status: 'new',
        waitingSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        version: 1,
        expiresAt: expect.any(Number),
        assignee: null,
        [assigneeIndex.partitionKey]: '#new',
        [listKey]: expect.stringMatching(new RegExp(`^\\d{4}-.*Z#${body.id}$`)),
        [outboxIndex.partitionKey]: 'due',
        [outboxIndex.sortKey]: expect.stringMatching(new RegExp(`^\\d{4}-.*Z#${body.id}$`)),
      },
    ]);
  });

  test('is trimmed, and may leave out the company and the time zone', async () => {
    await submit({ firstName: '  Ada\t', company: undefined, timeZone: undefined });

    const stored = { firstName: 'Ada', company: '', timeZone: '' };
    expect(await rowsOf('contacts')).toMatchObject([stored]);
  });

  test('names the wording that its form showed, or the one in use, and is no other one by that', async () => {
    for (const wording of ['2026-11', 'constructor', undefined])
      expect((await submit({ wording })).status).toBe(200);
    await submit({ wording: 'constructor' }, `${key}-2`);

    const versions = (await rowsOf('contacts')).map(({ consentVersion }) => consentVersion);
    expect(versions).toEqual(['2026-11', consent.version]);
  });

  test('with markup or text in any script is stored as it was written', async () => {
    const message = '<b>Здравствуйте</b> 你好 👋🏽 "quoted" \\ ${x}\r\n\tend';
    await submit({ message });

    expect(await rowsOf('contacts')).toMatchObject([{ message }]);
  });
});

test('A visitor waits from the time of the request on, but nobody waits for an answer to spam', async () => {
  await submit();
  await submit({ subject: 'x' }, `${key}-spam`);

  const [wanted, spam] = (await rowsOf('contacts')).toSorted((one) =>
    one['status'] === 'new' ? -1 : 1,
  );
  expect(wanted?.['waitingSince']).toBe(wanted?.['submittedAt']);
  expect(spam).toMatchObject({ status: 'spam' });
  expect(spam).not.toHaveProperty('waitingSince');
});

describe('An idempotency key', () => {
  test('makes twenty parallel attempts one row and one response', async () => {
    const responses = await Promise.all(range(20, () => submit()));

    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await rowsOf('contacts')).toHaveLength(1);
  });

  test('gives a later retry, with its fields in any order, the first response and leaves the row as it was', async () => {
    const first = await submit();
    const rows = await rowsOf('contacts');
    const body = Object.fromEntries(Object.entries(contactRequest).toReversed());
    const retry = await call('submitContact', { body, headers: { 'idempotency-key': key } });

    expect([retry.status, retry.text]).toEqual([first.status, first.text]);
    expect(await rowsOf('contacts')).toEqual(rows);
  });

  test('stores one of twenty different requests in parallel, and each other one is a conflict', async () => {
    const responses = await Promise.all(range(20, (at) => submit({ message: `Try ${at}` })));

    const stored = responses.findIndex(({ status }) => status === 200);
    const others = responses.toSpliced(stored, 1);
    expect(others).toMatchObject(range(19, () => failure(409, 'conflict')));
    expect(await rowsOf('contacts')).toMatchObject([{ message: `Try ${stored}` }]);
  });

  test('whose five ids are all taken is a 500, and tries no sixth', async () => {
    const dynamo = mockDatabase();
    const ofContacts = { TableName: 'Contacts' };
    dynamo
      .on(GetCommand, ofContacts)
      .resolves({ Item: { keyHash: 'another', payloadHash: 'another' } });

    expect(await submit()).toMatchObject(failure(500, 'internal'));
    const reads = dynamo.commandCalls(GetCommand, ofContacts);
    expect(new Set(reads.map(({ args }) => args[0].input.Key?.['id'])).size).toBe(5);
  });

  test('whose id was taken and is free again is a 503, so that a retry stores it', async () => {
    const taken = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    mockDatabase().on(PutCommand).rejects(taken);

    expect(await submit()).toMatchObject(failure(503, 'unavailable'));
  });

  test('whose id is taken by another request gets another id, and its retries the same one', async () => {
    const taken = (await submit()).body.id;
    const [row] = await rowsOf('contacts');
    await insert('contacts', [{ ...row, keyHash: 'of another request' }]);

    const first = await submit();
    const retry = await submit();

    expect(first.status).toBe(200);
    expect(first.body.id).not.toBe(taken);
    expect(retry.body).toEqual(first.body);
    expect(await rowsOf('contacts')).toHaveLength(2);
  });

  test('left out never merges two requests', async () => {
    const request = { body: contactRequest };
    const responses = await Promise.all(range(5, () => call('submitContact', request)));

    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(5);
    expect(await rowsOf('contacts')).toHaveLength(5);
  });

  test.each([
    '',
    'short',
    'x'.repeat(15),
    'x'.repeat(65),
    'sixteen chars or more!',
    `${key},${key}`,
  ])('that is %j is rejected by name and stores nothing', async (bad) => {
    const message = 'Idempotency-Key must have between 16 and 64 letters, digits, _ or -';
    expect(await submit({}, bad)).toMatchObject(
      rejection({ field: 'Idempotency-Key', rule: 'format', message }),
    );
    expect(await rowsOf('contacts')).toEqual([]);
  });

  test.each(['x'.repeat(16), 'x'.repeat(64), '0b9c3f0e-5d0a-4a5b-9a54-2b5f4a1d7c11'])(
    'that is %j is accepted',
    async (good) => {
      expect((await submit({}, good)).status).toBe(200);
    },
  );
});

describe('What the canary sends', () => {
  test('under the site’s secret key is in no list', async () => {
    const { status } = await submit(canary.request, canaryKey());

    expect(status).toBe(200);
    const [row, ...others] = await rowsOf('contacts');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ message: canary.request.message });
    expect(row).not.toHaveProperty(listKey);
    expect(row).not.toHaveProperty(outboxIndex.partitionKey);
  });

  test.each([
    ['that was once its own', 'canary-4c1d7e90b2a85f36'],
    [
      'of another secret',
      createHmac('sha256', 'guessed')
        .update(`canary\n${JSON.stringify(canary.request)}`)
        .digest('base64url'),
    ],
  ])('is a message like any other under a key %s', async (_what, otherKey) => {
    await submit(canary.request, otherKey);

    expect(await rowsOf('contacts')).toMatchObject([{ [listKey]: expect.any(String) }]);
  });
});
