import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call } from './call.ts';
import { defaultProvider } from '#functions/aws/credentials.ts';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';
import { fromEnvironment, listFromEnvironment } from '#functions/http/environment.ts';
import { cognito } from '#functions/staff/cognito-client.ts';

afterEach(() => vi.unstubAllEnvs());

test('The credentials are read from the environment, and a missing one is named', async () => {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
  for (const name of names) vi.stubEnv(name, `the ${name}`);
  const provide = defaultProvider();
  expect(await provide()).toEqual({
    accessKeyId: 'the AWS_ACCESS_KEY_ID',
    secretAccessKey: 'the AWS_SECRET_ACCESS_KEY',
    sessionToken: 'the AWS_SESSION_TOKEN',
  });
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
  expect(await provide()).not.toHaveProperty('sessionToken');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
  await expect(provide()).rejects.toThrow('AWS_SECRET_ACCESS_KEY is missing');
});

test.each([undefined, ''])('A variable that is %j is named before the first request', (value) => {
  vi.stubEnv('CONTACTS_TABLE', value);

  expect(() => fromEnvironment('CONTACTS_TABLE')).toThrow(
    'The environment variable CONTACTS_TABLE is missing.',
  );
});

test('A list of nothing is as good as none', () => {
  vi.stubEnv('ORIGIN_SECRETS', ' , ');

  expect(() => listFromEnvironment('ORIGIN_SECRETS')).toThrow(
    'The environment variable ORIGIN_SECRETS is missing.',
  );
});

test('A list has no empty entry, which as a secret would let everybody in', () => {
  vi.stubEnv('ORIGIN_SECRETS', ' one, another ,,');

  expect(listFromEnvironment('ORIGIN_SECRETS')).toEqual(['one', 'another']);
});

test('A page may call the API from its host, whose letters a browser writes small', async () => {
  vi.stubEnv('SITE_HOSTS', 'Quietgrid.Example');
  vi.resetModules();
  const headers = { origin: 'https://quietgrid.example' };

  expect(await call(endpoints.signOut, { headers })).toMatchObject({ status: 200 });
});

// The functions end after 10 seconds.
test.each([
  ['DynamoDB', dynamodb, 3, 1000, 1800],
  ['Cognito', cognito, 1, 3000, 5000],
])(
  'The retries and timeouts of a call to %s leave a function time to respond',
  async (_name, { config }, tries, connectionTimeout, requestTimeout) => {
    // Makes the handler read its options.
    await config.requestHandler.handle(Object.create(null)).catch(() => undefined);

    expect(await config.maxAttempts()).toBe(tries);
    expect(config.requestHandler).toMatchObject({
      config: {
        connectionTimeout,
        requestTimeout,
        throwOnRequestTimeout: true,
      },
    });
    expect(tries * (connectionTimeout + requestTimeout)).toBeLessThan(10_000);
  },
);
