import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiBase } from '#contract/endpoints.ts';
import { contactRequest } from '../contact.ts';
import { spawnRuntime } from '../local/spawn-runtime.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';
import { staff } from './stack.ts';

const flood = 300;

test('A flood on one route keeps no other route of its group waiting, nor a session from being extended', async () => {
  const { url } = await spawnRuntime('cdk.out', {
    DATA_DIR: temporaryFolder(),
    STAFF_USERNAME: staff.username,
    STAFF_PASSWORD: staff.password,
  });
  const post = async (path: string, body: object, headers = {}) => {
    const response = await fetch(`${url}${apiBase}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response;
  };
  const repeated = (send: (number: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: flood }, async (_, number) => (await send(number)).status));

  const subscriptions = repeated((number) =>
    post('/newsletter', { email: `flood-${number}@mail.example`, elapsed: 10_000 }),
  );
  const key = { 'idempotency-key': randomUUID() };
  expect((await post('/contact', contactRequest, key)).status).toBe(200);
  const rejected = (await subscriptions).filter((status) => status === 429);
  expect(rejected.length).toBeGreaterThan(flood / 2);

  const { username, password } = staff;
  const signedIn = await post('/admin/session', { username, password });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  expect(signedIn.status).toBe(200);
  const junk = repeated((number) =>
    post('/admin/session', { username: `x${number}`, password: 'x' }),
  );
  const headers = { cookie: cookie.join('; ') };
  expect((await post('/admin/session/refresh', {}, headers)).status).toBe(200);
  expect((await junk).filter((status) => status === 200)).toEqual([]);
});
