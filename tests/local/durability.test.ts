import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { spawnRuntime } from './spawn-runtime.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rounds = 20;
const staff = { STAFF_USERNAME: 'admin', STAFF_PASSWORD: 'correct horse battery' };

const Receipt = z.object({ success: z.literal(true), id: z.string() });
const Row = z.object({ id: z.string(), message: z.string() });

async function submit(url: string, message: string): Promise<string> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '+1 905 555 0142',
      businessEmail: 'ada@example.com',
      message,
      termsAccepted: true,
    }),
  });
  return Receipt.parse(await response.json()).id;
}

async function list(url: string): Promise<string[]> {
  const session = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: staff.STAFF_USERNAME, password: staff.STAFF_PASSWORD }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const response = await fetch(`${url}/api/contact`, { headers: { cookie } });
  return z
    .array(Row)
    .parse(await response.json())
    .map(({ id, message }) => `${id} ${message}`);
}

test(`Every acknowledged submission survives ${rounds} kill -9`, { timeout: 180_000 }, async () => {
  const environment = { DATA_DIR: temporaryFolder(), ...staff };
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { url, ended, signal, signalAll } = await spawnRuntime('cdk.out', environment);
    const message = `round ${round}`;
    acknowledged.unshift(`${await submit(url, message)} ${message}`);
    // With its database's process in one round, and before it in the next.
    if (round % 2 === 0) signalAll('SIGKILL');
    else signal('SIGKILL');
    await ended;
  }
  const { url } = await spawnRuntime('cdk.out', environment);
  expect(await list(url)).toEqual(acknowledged);
});
