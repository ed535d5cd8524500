import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { dynamodb } from '#functions/aws/dynamodb-client.ts';
import { cognito } from '#functions/staff/cognito-client.ts';

// The product's own timeouts, not those of `setup.ts`.
vi.unmock('#functions/aws/client-config.ts');
afterEach(() => vi.unstubAllEnvs());

test('A page may call the API from its host, which browsers write in lower case', async () => {
  vi.stubEnv('SITE_HOSTS', 'Quietgrid.Example');
  vi.resetModules();
  const headers = { origin: 'https://quietgrid.example' };

  expect(await call('signOut', { headers })).toMatchObject({ status: 200 });
});

// Functions time out after 10 seconds.
test.each([
  ['DynamoDB', dynamodb, 3, 1000, 1800],
  ['Cognito', cognito, 1, 3000, 5000],
])(
  'The retries and timeouts of calls to %s leave a function time to respond',
  async (_name, { config }, tries, connectionTimeout, requestTimeout) => {
    // Makes the handler read its options.
    await config.requestHandler.handle(Object.create(null)).catch(() => undefined);

    expect(await config.maxAttempts()).toBe(tries);
    const timeouts = { connectionTimeout, requestTimeout, throwOnRequestTimeout: true };
    expect(config.requestHandler).toMatchObject({ config: timeouts });
    expect(tries * (connectionTimeout + requestTimeout)).toBeLessThan(10_000);
  },
);
