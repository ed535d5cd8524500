import { expect, test } from 'vitest';
import { spawnSite } from '../local/spawn-site.ts';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { signIn } from './staff-user.ts';
import { type Attempt, newMessage, post, send, subscribe } from './visitor.ts';

const flood = 300;

test('A flood on one route slows no other route of its group, nor the extension of a session', async () => {
  const { url } = await spawnSite({ DATA_DIR: temporaryFolder() });
  const repeated = (attempt: (number: number) => Promise<Attempt>) =>
    Promise.all(Array.from({ length: flood }, async (_, number) => (await attempt(number)).status));

  const subscriptions = repeated((number) => subscribe(url, `flood-${number}@mail.example`));
  expect((await send(url, newMessage())).status).toBe(200);
  const rejected = (await subscriptions).filter((status) => status === 429);
  expect(rejected.length).toBeGreaterThan(flood / 2);

  const user = await signIn(url);
  const junk = repeated((number) =>
    post(`${url}/api/admin/session`, { username: `x${number}`, password: 'x' }),
  );
  expect((await user.refresh()).status).toBe(200);
  expect((await junk).filter((status) => status === 200)).toEqual([]);
});
