import { InternalServerError } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { insertKey, rowsOf, withTables } from './tables.ts';
import { keyOf, signingKey, signingKeys } from '#functions/settings/signing-key.ts';

withTables();

/** The module as a new process loads it. */
async function anotherProcess() {
  vi.resetModules();
  return import('#functions/settings/signing-key.ts');
}

test('Processes that need the first key at once create one and share it', async () => {
  const processes = [await anotherProcess(), await anotherProcess(), await anotherProcess()];

  const keys = await Promise.all(processes.map((each) => each.signingKey()));

  expect(await rowsOf('settings')).toHaveLength(1);
  expect(new Set(keys.map(({ secret }) => secret.toString('hex'))).size).toBe(1);
  expect(keys[0]).toMatchObject({ version: '0001', secret: { length: 32 } });
});

test('A newer key signs within five minutes, and the older ones still verify', async () => {
  const first = await signingKey();
  await insertKey('0001', first.secret.toString('base64'));
  await insertKey('0002', 'bmV3ZXI=');

  const keys = await signingKeys(Date.now() + 5 * 60_000 + 1);

  expect(keys.map(({ version }) => version)).toEqual(['0002', '0001']);
  expect(await signingKey()).toMatchObject({ version: '0002' });
});

test('Keys are cached for five minutes, unless reading them failed', async () => {
  const { signingKeys: read } = await anotherProcess();
  const now = Date.now();
  const send = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  send.mockRejectedValueOnce(
    new InternalServerError({ message: '', $metadata: { httpStatusCode: 500 } }),
  );
  await expect(read(now)).rejects.toMatchObject({ code: 'unavailable' });

  const keys = await read(now);
  send.mockClear();
  expect(await read(now + 5 * 60_000)).toBe(keys);
  expect(send).not.toHaveBeenCalled();
});

test('A key that another process just made verifies, and signs from then on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { secret } = await signingKey();
  await insertKey('0001', secret.toString('base64'));
  await insertKey('0002', 'bmV3ZXI=');

  expect(await keyOf('0002')).toBeUndefined();
  vi.setSystemTime(Date.now() + 1000);
  expect(await keyOf('0002')).toMatchObject({ version: '0002' });
  expect(await keyOf('0001')).toMatchObject({ secret });
  expect(await signingKey()).toMatchObject({ version: '0002' });
});
