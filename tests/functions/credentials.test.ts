import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultProvider } from '#functions/aws/credentials.ts';

const credentials = defaultProvider();
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => void vi.unstubAllEnvs());

test('A function’s credentials are its role’s, as Lambda sets them', async () => {
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
  expect(await credentials()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });

  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  expect(await credentials()).toMatchObject({ accessKeyId: 'id', sessionToken: 'token' });
});

test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('Without %s it says so', async (name) => {
  vi.stubEnv(name, undefined);

  await expect(credentials()).rejects.toThrow(`The environment variable ${name} is missing.`);
});
