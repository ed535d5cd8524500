import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { fieldValues } from '../field-values.ts';
import { call } from './call.ts';
import { challengeCookie } from './staff/challenge.ts';
import { fieldsOf } from './fields.ts';
import { logged } from './logs.ts';
import { fingerprint } from '#functions/lists/list-row.ts';

const canary = 'canary5f1d';
const id = '7K3M-QX9R';
const dynamo = mockClient(DynamoDBDocumentClient);
const cognito = mockClient(CognitoIdentityProviderClient);

beforeEach(() => {
  dynamo.reset();
  cognito.reset();
});

/** A valid body with the canary in every field that takes it. */
function bodyOf(name: EndpointName): object | undefined {
  const fields = fieldsOf(endpoints[name]);
  if (fields.length === 0) return undefined;
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

const values = fieldValues(canary);
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** The canary everywhere a visitor can put it outside the body. */
const everywhere = {
  headers: Object.fromEntries(
    ['user-agent', 'referer', 'x-forwarded-for', 'authorization', 'x-amzn-trace-id', canary].map(
      (name) => [name, canary],
    ),
  ),
  cookies: [
    `__Host-staff-access=${canary}`,
    `__Host-staff-refresh=${canary}`,
    `__Host-staff-browser=${canary}.${canary}.${canary}`,
  ],
};

/** An error that quotes its input, as libraries' errors do. */
function quoting(): Error {
  const error = new Error(`${canary} is not a valid value\n    at ${canary} (${canary}:1:1)`);
  return Object.assign(error, { input: { [canary]: canary }, $response: { body: canary } });
}

function failWith(error: Error): void {
  dynamo.onAnyCommand().rejects(error);
  cognito.onAnyCommand().rejects(error);
}

/** DynamoDB's error for a missing token or an existing row. */
const conditionFailed = new ConditionalCheckFailedException({ message: canary, $metadata: {} });

/** The sign-in step of an endpoint. */
const steps: Partial<Record<EndpointName, string>> = {
  setPassword: 'new-password',
  verifyCode: 'code',
};

/** Everything an endpoint logs for a request with the canary in its headers and cookies. */
async function logOf(
  name: EndpointName,
  request: Parameters<typeof call>[1] = { body: bodyOf(name) },
): Promise<string> {
  const { headers, cookies } = everywhere;
  await call(name, {
    cookies: [
      ...cookies,
      challengeCookie({ step: steps[name], username: canary, session: canary.repeat(2) }),
    ],
    parameters: { id, token: canary.repeat(20) },
    ...request,
    headers: { 'if-match': '"1"', ...headers, ...request?.headers },
  });
  return logged.join('');
}

describe.each(names)('%s logs nothing of a request', (name) => {
  test('that succeeds', async () => {
    dynamo.onAnyCommand().resolves({});
    cognito.onAnyCommand().resolves({
      AuthenticationResult: { AccessToken: canary, RefreshToken: canary },
      Username: canary,
    });

    expect(await logOf(name)).not.toContain(canary);
  });

  test('that is rejected for its fields', async () => {
    const body = { [canary]: canary, firstName: canary.repeat(40) };

    const query = { cursor: canary, limit: canary, status: canary };
    expect(await logOf(name, { body, query })).not.toContain(canary);
  });

  test('that is not JSON, of another type, cross-origin or too large', async () => {
    await logOf(name, { body: `{${canary}` });
    await logOf(name, { body: canary, headers: { 'content-type': `text/${canary}` } });
    await logOf(name, { body: {}, headers: { origin: `https://${canary}.example` } });

    expect(await logOf(name, { body: canary.repeat(2000) })).not.toContain(canary);
  });

  test('that fails with an error whose stack quotes it but whose message does not', async () => {
    failWith(Object.assign(new Error(`${canary}\n${canary}`), { message: '' }));

    expect(await logOf(name)).not.toContain(canary);
  });

  test('that fails with an error which quotes it', async () => {
    failWith(new Error(canary, { cause: quoting() }));

    expect(await logOf(name)).not.toContain(canary);
  });
});

const slowed = ['submitContact', 'subscribe', 'signIn', 'verifyCode'] as const;

test.each(slowed)('%s logs nothing of a throttled request', async (name) => {
  dynamo.onAnyCommand().resolves({}).on(UpdateCommand).rejects(conditionFailed);
  const log = await logOf(name);

  const rejected = { level: 'INFO', message: 'rejected', function_name: 'SiteStack-Function' };
  expect(JSON.parse(log)).toMatchObject({ ...rejected, code: 'too_many_requests' });
  expect(log).not.toContain(canary);
});

test('A conflict under the same key logs nothing of the message', async () => {
  const key = canary.repeat(2);
  const Item = { keyHash: fingerprint(key), payloadHash: canary };
  dynamo.on(UpdateCommand).resolves({}).on(PutCommand).rejects(conditionFailed);
  dynamo.on(GetCommand).resolves({});
  dynamo.on(GetCommand, { TableName: 'Contacts' }).resolves({ Item });
  const log = await logOf('submitContact', {
    body: bodyOf('submitContact'),
    headers: { 'idempotency-key': key },
  });

  expect(log).toContain('"code":"conflict"');
  expect(log).not.toContain(canary);
});

test('A failure is one line of JSON that names the error, where it was thrown and both request ids', async () => {
  dynamo.onAnyCommand().rejects(quoting());
  const line = await logOf('submitContact');

  expect(JSON.parse(line)).toEqual({
    level: 'ERROR',
    message: 'failed',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    service: 'api',
    cold_start: false,
    function_name: 'SiteStack-Function',
    function_request_id: '8a1d6f2e-52d0-4d43-8f3c-8b1a7c3f0e11',
    correlation_id: 'JKJaXmPLvHcESHA=',
    route: 'POST /contact',
    code: 'internal',
    error: {
      name: 'Error',
      stack: expect.arrayContaining([expect.stringMatching(/^at .+:\d+:\d+\)?$/)]),
    },
  });
});

test.each([
  ['that is text', 'ERR_INVALID_ARG_TYPE', { code: 'ERR_INVALID_ARG_TYPE' }],
  ['of no text not', { [canary]: canary }, {}],
])('A failure keeps the code %s of its error, and of the cause', async (_what, code, kept) => {
  const cause = Object.assign(new TypeError(canary), { code });
  dynamo.onAnyCommand().rejects(Object.assign(new Error(canary, { cause }), { code }));
  const { error } = JSON.parse(await logOf('submitContact'));

  const stack = expect.any(Array);
  const { cause: inner, ...outer } = error;
  expect(outer).toEqual({ name: 'Error', stack, ...kept });
  expect(inner).toEqual({ name: 'TypeError', stack, ...kept });
});

test('A success logs nothing; the API’s access log has it', async () => {
  dynamo.onAnyCommand().resolves({});

  expect(await logOf('subscribe')).toBe('');
});

test('A logged stack has only its frames', async () => {
  const stack = [
    `Error: ${canary}`,
    `    at submit (file:///var/task/index.mjs:12:345)`,
    `    at async file:///var/task/index.mjs:120:6`,
    `    look at ${canary} (index.mjs:1:1)`,
    `    at ${canary} (index.mjs:1:1) and on`,
    `    at ${canary} (index.mjs:1)`,
  ].join('\n');
  dynamo.onAnyCommand().rejects(Object.assign(new Error(canary), { stack }));
  const { error } = JSON.parse(await logOf('submitContact'));

  expect(error).toEqual({
    name: 'Error',
    stack: [
      'at submit (file:///var/task/index.mjs:12:345)',
      'at async file:///var/task/index.mjs:120:6',
    ],
  });
});

test('An error without a stack is logged as one line', async () => {
  dynamo.onAnyCommand().rejects(Object.assign(new Error(canary), { stack: undefined }));
  const { error } = JSON.parse(await logOf('submitContact'));

  expect(error).toEqual({ name: 'Error', stack: [] });
});
