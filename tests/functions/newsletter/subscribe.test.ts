import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
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

  test('is not said to be stored where it could not be', async () => {
    const dynamo = mockClient(DynamoDBDocumentClient);
    onTestFinished(() => dynamo.restore());
    const error = Object.assign(new Error('No'), { name: 'AccessDeniedException' });
    dynamo
      .onAnyCommand()
      .resolves({})
      .on(UpdateCommand, { TableName: 'Subscribers' })
      .rejects(error);

    expect(await subscribe('reader@mail.example')).toMatchObject({
      status: 500,
      body: { error: { code: 'internal' } },
    });
  });

  test.each([
    ['missing', undefined, 'required'],
    ['empty', ' ', 'required'],
    ['no text', 7, 'type'],
    ['no address', 'reader', 'format'],
    ['without a dot in its host', 'reader@localhost', 'format'],
    ['two addresses', 'a@mail.example,b@mail.example', 'format'],
    ['with a line of its own', 'a@mail.example\nBcc: b@mail.example', 'format'],
    ['longer than 254', `${'a'.repeat(250)}@b.example`, 'too_long'],
  ])('is rejected where it is %s, and nothing is stored', async (_what, email, rule) => {
    const { status, body } = await subscribe(email);

    expect(status).toBe(400);
    expect(body.error.fields).toMatchObject([{ field: 'email', rule }]);
    expect(await rowsOf('subscribers')).toEqual([]);
  });
});
